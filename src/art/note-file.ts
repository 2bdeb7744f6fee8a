import { drawNote, drawSignature, type NoteDrawing } from './handwriting/draw-note.ts';
import { svgFile } from './svg-file.ts';

type Note = { words: string; by: string };
type Drawing = { address: string; width: number; height: number };
/** A note with the file of its handwriting, unless the alphabet lacks one of its characters. */
export type DrawnNote = Note & { file?: Drawing };

/** Invisible characters. At the desk they mark where a text is written. */
const hidden = /\p{Cf}/gu;
/** Scale at which pages show the drawing: the x-height is 16 pixels. */
const shown = 0.4;
/** The same for signatures, so that most names fit on a badge. */
const shownSignature = 0.3;

const plain = (text: string) => text.replace(hidden, '');

function fileOf(
  scale: number,
  drawing: NoteDrawing | undefined,
  addressOf: (svg: string) => string,
): Drawing | undefined {
  if (!drawing) return undefined;
  const { svg, width, height } = drawing;
  return {
    address: addressOf(svg),
    width: Math.round(width * scale),
    height: Math.round(height * scale),
  };
}

/**
 * A note with its drawing, for `HandNote`. Not for the browser, which would load the alphabet.
 * @param note signed by nobody if `by` is empty
 * @param addressOf makes the address of an SVG file: by default, one of the site
 */
export function drawnNote(
  note: Note | undefined,
  addressOf = (svg: string) => svgFile('note', svg),
): DrawnNote | undefined {
  if (!note) return undefined;
  const file = fileOf(shown, drawNote({ words: plain(note.words), by: plain(note.by) }), addressOf);
  return file ? { ...note, file } : note;
}

/** A signature as `Portrait` shows it, unless the alphabet lacks a sign of the name. Not for the browser. */
export function signature(name: string): Drawing | undefined {
  return fileOf(shownSignature, drawSignature(plain(name)), (svg) => svgFile('name', svg));
}
