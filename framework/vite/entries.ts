/** What the browser runs in every document, from the project's root on. */
export const clientEntry = 'framework/client/entry.ts';
/** What pre-renders the documents, from the project's root on. */
export const serverEntry = 'framework/server.tsx';
