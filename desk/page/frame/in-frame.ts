import './outline-in-frame.ts';

// Inside the frame: the desk loads a changed page into a second frame and shows it once it is complete, so that
// nothing jumps. Vite loads a document anew only if its address is the named one.
import.meta.hot?.on('vite:beforeFullReload', (payload) => {
  payload.path = '/elsewhere.html';
});
