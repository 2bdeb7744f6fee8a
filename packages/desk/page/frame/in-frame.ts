// Inside the frame: the desk loads a changed page into a second frame and shows it once it is complete, so that
// nothing jumps. Vite only reloads a document whose address it knows.
import.meta.hot?.on('vite:beforeFullReload', (payload) => {
  payload.path = '/elsewhere.html';
});

// While clicks open forms, the page counts as hidden, so that the popup of the chat and other timed parts don't appear
// and carousels don't turn. This script runs before the scripts of the page.
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

// On small screens the bar at the bottom would cover what is being edited. It shows when its own texts are edited.
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
