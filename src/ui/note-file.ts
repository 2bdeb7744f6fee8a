import { drawNote, drawSignature, type NoteDrawing } from '../art/handwriting/draw-note.ts';
import type { Note } from '../content/schemas/parts.ts';
import { type SvgFile, svgFile } from './svg-file.ts';

type Drawing = { address: string; width: number; height: number };
/** A note with the file that has its words as handwriting, unless the alphabet lacks one of its signs. */
export type DrawnNote = Note & { file?: Drawing };

/** Characters that nobody sees: at the desk they say where a text is written. */
const hidden = /\p{Cf}/gu;
/** Pages show the drawing so much smaller: small letters are 16 pixels high. */
const shown = 0.4;
/** The same for signatures, so that most names fit on a badge. */
const shownSignature = 0.3;

const plain = (text: string) => text.replace(hidden, '');

const drawingOf = ({ words, by }: Note) => drawNote({ words: plain(words), by: plain(by) });

function shownAt(share: number, name: string, { svg, width, height }: NoteDrawing): Drawing {
  const { address } = svgFile(name, svg);
  return { address, width: Math.round(width * share), height: Math.round(height * share) };
}

/** A note as `HandNote` shows it. Not for the browser, which would load the alphabet. */
export function drawnNote(note: Note | undefined): DrawnNote | undefined {
  const drawing = note && drawingOf(note);
  return drawing ? { ...note, file: shownAt(shown, 'note', drawing) } : note;
}

/** A signature as `Portrait` shows it, unless the alphabet lacks a sign of the name. Not for the browser. */
export function signature(name: string): Drawing | undefined {
  const drawing = drawSignature(plain(name));
  return drawing && shownAt(shownSignature, 'name', drawing);
}

/** The files of notes and signatures, without those that cannot be drawn. */
export function noteFiles(notes: readonly (Note | undefined)[], names: readonly string[] = []): SvgFile[] {
  const written = notes.flatMap((note) => (note ? (drawingOf(note) ?? []) : []));
  const signed = names.flatMap((name) => drawSignature(plain(name)) ?? []);
  return [
    ...written.map(({ svg }) => svgFile('note', svg)),
    ...signed.map(({ svg }) => svgFile('name', svg)),
  ];
}
