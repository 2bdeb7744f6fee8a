// Inside the frame: the desk loads a changed page into a second frame and shows it once it is complete, so that
// nothing jumps. Vite loads a document anew only if its address is the named one.
import.meta.hot?.on('vite:beforeFullReload', (payload) => {
  payload.path = '/elsewhere.html';
});

// While a click opens forms, the page counts as hidden: what comes over it by itself after a while, such as the popup of
// the chat, and what turns by itself, such as reviews, waits until one tries the page out. This script runs before those
// of the page.
const host = window.frameElement?.parentElement;
const isEditing = () => host?.dataset.mode === 'change';
for (const [name, hidden] of [
  ['hidden', true],
  ['visibilityState', 'hidden'],
] as const) {
  const own = Object.getOwnPropertyDescriptor(Document.prototype, name);
  Object.defineProperty(document, name, {
    get: () => (isEditing() ? hidden : own?.get?.call(document)),
  });
}

// On small screens the bar at the foot would cover what one edits. What it opens shows when its texts are edited.
const whileEditing = new CSSStyleSheet();
whileEditing.replaceSync(`
  [popover][data-desk-open] { display: block; visibility: visible; pointer-events: auto; }
  @media (width < 48rem) {
    aside:has([data-page-part="overlays"]) { visibility: hidden; pointer-events: none; }
  }
`);
document.adoptedStyleSheets.push(whileEditing);
const followMode = () => {
  whileEditing.disabled = !isEditing();
};
document.addEventListener('visibilitychange', followMode);
followMode();
