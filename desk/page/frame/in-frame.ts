import './outline-in-frame.ts';

// Inside the frame: the desk loads a changed page into a second frame and shows it once it is complete, so that
// nothing jumps. Vite loads a document anew only if its address is the named one.
import.meta.hot?.on('vite:beforeFullReload', (payload) => {
  payload.path = '/elsewhere.html';
});

// While a click opens forms, the page counts as hidden: what comes over it by itself after a while, such as the popup of
// the chat, waits until one tries the page out. This script runs before those of the page.
const hidden = Object.getOwnPropertyDescriptor(Document.prototype, 'hidden');
const host = window.frameElement?.parentElement;
Object.defineProperty(document, 'hidden', {
  get: () => host?.dataset.mode === 'change' || hidden?.get?.call(document),
});
