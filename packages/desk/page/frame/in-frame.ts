// Inside the frame. The desk loads a changed page into a second frame and shows it once it is complete, so that nothing
// jumps: a reload by Vite, which waits for this, never begins.
import.meta.hot?.on('vite:beforeFullReload', () => new Promise(() => undefined));

// While clicks open forms, nobody sees the page as visitors do, so that the popup of the chat and other timed parts don't
// appear and carousels don't turn. This script runs before the scripts of the page.
const host = window.frameElement?.parentElement;

// What is pointed at or edited is outlined. On small screens the bar at the bottom would cover what is being edited. It shows when its own texts are edited.
const whileEditing = new CSSStyleSheet();
whileEditing.replaceSync(`
  :is([data-desk-pointed], [data-desk-opened]) {
    outline: 2px dashed #1f6fb2;
    outline-offset: 2px;
    box-shadow: 0 0 0 2px #fffc;
  }
  [data-desk-opened] { outline-style: solid; }
  /* Most photos are cut off at their edges. */
  img:is([data-desk-pointed], [data-desk-opened]) { outline-offset: -2px; }
  [popover][data-desk-open] { display: block; visibility: visible; pointer-events: auto; }
  @media (width < 48rem) {
    aside:has([data-page-part="overlays"]) { visibility: hidden; pointer-events: none; }
  }
`);
document.adoptedStyleSheets.push(whileEditing);
const followMode = () => {
  const isEditing = host?.dataset.mode === 'change';
  document.documentElement.toggleAttribute('data-unseen', isEditing);
  whileEditing.disabled = !isEditing;
};
document.addEventListener('visibilitychange', followMode);
followMode();
