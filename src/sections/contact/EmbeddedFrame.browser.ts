import { isBlocked, onFrameBlocked } from './blocked-frames.ts';

/** How long the host of a frame may take to answer, in milliseconds, counted from when the frame is in view. */
const patience = 4000;

/**
 * Watches the embedded frames of the current page: each is hidden behind its panel until its host answers. Skips frames
 * that are already watched.
 */
export function watchFrames(): void {
  for (const frame of document.querySelectorAll('iframe'))
    if (!frame.parentElement?.dataset.frame) watchFrame(frame);
}

/** Marks the box of a frame that works, because its scripts send messages or the visitor uses it. */
function markUsed(isUsed: (frame: HTMLIFrameElement) => boolean): void {
  for (const frame of document.querySelectorAll('iframe')) {
    if (!isUsed(frame)) continue;
    show(frame, 'shown');
    frame.parentElement?.setAttribute('data-used', '');
  }
}
// Once per document. The content of another site gives no other sign that it works.
window.addEventListener('message', ({ source }) => markUsed((frame) => frame.contentWindow === source));
onFrameBlocked(markBlocked);
window.addEventListener('blur', () => markUsed((frame) => frame === document.activeElement));

/**
 * Shows the panel of a frame that navigated to a host blocked by this site's policy. If the form in the frame was used,
 * the panel says so instead of offering another form: the request may have arrived.
 */
function markBlocked(frame: HTMLIFrameElement): void {
  const { used, frame: state } = frame.parentElement?.dataset ?? {};
  const isUsed = used !== undefined || frame === document.activeElement;
  // Keep the site's own form if the visitor has started to fill it in.
  showAsBlocked(frame, isUsed && state === 'shown');
  show(frame, 'failed');
}

function showAsBlocked({ parentElement }: HTMLIFrameElement, isLost: boolean): void {
  for (const part of parentElement?.querySelectorAll<HTMLElement>('[data-blocked]') ?? [])
    part.hidden = (part.dataset.blocked === 'yes') !== isLost;
}

/**
 * Shows a frame, or its panel: what it says while waiting, or after the frame has failed (EmbeddedFrame.module.css). A
 * late frame does not replace the panel's form while the visitor uses it; a button there loads the frame again.
 */
function show(frame: HTMLIFrameElement, state: 'waiting' | 'failed' | 'shown'): void {
  const box = frame.parentElement;
  if (!box || box.dataset.frame === state || (state === 'shown' && isBlocked(frame))) return;
  if (state === 'shown' && box.dataset.frame === 'failed' && isInUse(box)) return;
  // Hiding the focused element would lose the focus.
  if (box.contains(document.activeElement)) box.focus({ preventScroll: true });
  const before = box.getBoundingClientRect();
  box.dataset.frame = state;
  box.style.marginBottom = '';
  const { bottom } = box.getBoundingClientRect();
  if (state === 'shown' && bottom < innerHeight) keepSpace(box, before.bottom - bottom);
}

/** When a box in view gets lower, keeps the space below it until it is out of view, so that nothing moves. */
function keepSpace(box: HTMLElement, height: number): void {
  box.style.marginBottom = `${height}px`;
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.at(-1)?.isIntersecting) return;
      observer.disconnect();
      box.style.marginBottom = '';
    },
    // Everything above the viewport counts as in view.
    { rootMargin: '99999px 0px 0px' },
  );
  observer.observe(box);
}

/** Whether the visitor uses or has used the panel's form: it hydrates on interaction, and keeps what is typed. */
function isInUse(box: HTMLElement): boolean {
  const fields = [...box.querySelectorAll<HTMLInputElement>('input, select, textarea')];
  return box.querySelector('[data-hydrated]') !== null || fields.some(({ value }) => value);
}

function watchFrame(frame: HTMLIFrameElement): void {
  const box = frame.parentElement;
  if (!box) return;
  let answer: Promise<boolean> | undefined;
  const ask = async () => {
    const isThere = await answers(frame.src);
    // A host that did not answer may answer later.
    if (!isThere) answer = undefined;
    return isThere;
  };
  show(frame, 'waiting');

  const settle = async () => {
    const asked = answer ?? ask();
    answer = asked;
    const works = hasNavigated(frame) && (await Promise.race([asked, patienceEnds()]));
    if (box.dataset.frame !== 'shown') show(frame, works ? 'shown' : 'failed');
    // The browser's error page had loaded.
    if (works && !(await asked) && box.dataset.used === undefined) show(frame, 'failed');
  };
  // The load event also fires for error pages, and may have fired before this script ran.
  const onLoad = () => void (hasNavigated(frame) && settle());
  frame.addEventListener('load', onLoad);
  onLoad();

  new IntersectionObserver((entries, observer) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    answer ??= ask();
    setTimeout(() => box.dataset.frame === 'waiting' && settle(), patience);
  }).observe(frame);

  box.querySelector('button:not([data-island] *)')?.addEventListener(
    'click',
    () => {
      // A new frame, because the old one would show the browser's error page until the host answers.
      const next = frame.cloneNode() as HTMLIFrameElement;
      frame.replaceWith(next);
      box.removeAttribute('data-used');
      showAsBlocked(next, false);
      watchFrame(next);
    },
    { once: true },
  );
}

/** Whether a frame has left its initial empty document. Documents of other sites cannot be read. */
function hasNavigated({ contentDocument }: HTMLIFrameElement): boolean {
  return contentDocument?.URL !== 'about:blank';
}

/** Whether the host of an address answers, whatever the status: statuses of other sites cannot be read. */
async function answers(address: string): Promise<boolean> {
  try {
    await fetch(address, { mode: 'no-cors', credentials: 'omit', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}

/** Resolves with true, so a frame that has loaded doesn't wait forever for the answer to a second request. */
function patienceEnds(): Promise<true> {
  return new Promise((done) => setTimeout(done, patience, true));
}
