/** The entry script of every document, relative to the project root. */
export const clientEntry = 'framework/client/entry.ts';
/** The module that pre-renders documents, relative to the project root. */
export const serverEntry = 'framework/server.tsx';
