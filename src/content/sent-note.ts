import { drawnNote } from '../art/note-file.ts';
import { content } from './index.ts';

/** The note shown after a request. It is drawn at build time, so the browser loads no alphabet. */
export const sentNote = drawnNote(content.home.quoteForm.panel.note);
