import { drawnNote } from '../ui/note-file.ts';
import { content } from './index.ts';

/** The note that follows a request, drawn at build time: the browser loads no alphabet. */
export const sentNote = drawnNote(content.home.quoteForm.panel.note);
