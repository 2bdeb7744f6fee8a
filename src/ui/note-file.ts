import { drawNote, drawSignature, type NoteDrawing } from '../art/handwriting/draw-note.ts';
import type { Note } from '../content/schemas/parts.ts';
import { type SvgFile, svgFile } from './svg-file.ts';

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

const drawingOf = ({ words, by }: Note) => drawNote({ words: plain(words), by: plain(by) });

function shownAt(share: number, name: string, { svg, width, height }: NoteDrawing): Drawing {
  const { address } = svgFile(name, svg);
  return { address, width: Math.round(width * share), height: Math.round(height * share) };
}

/** A note with its drawing, for `HandNote`. Not for the browser, which would load the alphabet. */
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
