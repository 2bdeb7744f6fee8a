import { drawNote } from '../art/handwriting/draw-note.ts';
import type { Note } from '../content/schemas/parts.ts';
import { type SvgFile, svgFile } from './svg-file.ts';

/** A note with the file that has its words as handwriting, unless the alphabet lacks one of its signs. */
export type DrawnNote = Note & { file?: { address: string; width: number; height: number } };

/** Characters that nobody sees: at the desk they say where a text is written. */
const hidden = /\p{Cf}/gu;
/** Pages show the drawing so much smaller: small letters are 16 pixels high. */
const shown = 0.4;

function drawingOf({ words, by }: Note) {
  return drawNote({ words: words.replace(hidden, ''), by: by.replace(hidden, '') });
}

/** A note as `HandNote` shows it. Not for the browser, which would load the alphabet. */
export function drawnNote(note: Note | undefined): DrawnNote | undefined {
  const drawing = note && drawingOf(note);
  if (!drawing) return note;
  const { address } = svgFile('note', drawing.svg);
  const size = { width: Math.round(drawing.width * shown), height: Math.round(drawing.height * shown) };
  return { ...note, file: { address, ...size } };
}

/** The files of notes, without those that cannot be drawn. */
export function noteFiles(notes: readonly (Note | undefined)[]): SvgFile[] {
  return notes.flatMap((note) => {
    const drawing = note && drawingOf(note);
    return drawing ? [svgFile('note', drawing.svg)] : [];
  });
}
