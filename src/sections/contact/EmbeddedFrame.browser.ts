import { isBlocked, onFrameBlocked } from './blocked-frames.ts';

/** Milliseconds that the host of a frame gets to answer, from when its frame is in the window. */
const patience = 4000;

/**
 * Watches the embedded frames of the page shown: each is hidden behind its panel until its host has answered. Those
 * that are watched already stay as they are.
 */
export function watchFrames(): void {
  for (const frame of document.querySelectorAll('iframe'))
    if (!frame.parentElement?.dataset.frame) watchFrame(frame);
}

/** Marks the box of a frame that works: its scripts send messages, or the visitor uses it. */
function markUsed(isUsed: (frame: HTMLIFrameElement) => boolean): void {
  for (const frame of document.querySelectorAll('iframe')) {
    if (!isUsed(frame)) continue;
    show(frame, 'shown');
    frame.parentElement?.setAttribute('data-used', '');
  }
}
// Once per document. More than this cannot be known of the content of another site.
window.addEventListener('message', ({ source }) => markUsed((frame) => frame.contentWindow === source));
onFrameBlocked(markBlocked);
window.addEventListener('blur', () => markUsed((frame) => frame === document.activeElement));

/**
 * Shows the panel of a frame that went on to a host that the policy of this site blocks. The panel of a form that was used
 * says so, in place of another form: the request may have arrived.
 */
function markBlocked(frame: HTMLIFrameElement): void {
  const { used, frame: state } = frame.parentElement?.dataset ?? {};
  const isUsed = used !== undefined || frame === document.activeElement;
  // Nothing takes the place of another form that the visitor has begun to fill in.
  showAsBlocked(frame, isUsed && state === 'shown');
  show(frame, 'failed');
}

function showAsBlocked({ parentElement }: HTMLIFrameElement, isLost: boolean): void {
  for (const part of parentElement?.querySelectorAll<HTMLElement>('[data-blocked]') ?? [])
    part.hidden = (part.dataset.blocked === 'yes') !== isLost;
}

/**
 * Shows a frame, or its panel: what that says while it waits, or holds after the frame has failed
 * (EmbeddedFrame.module.css). Who uses the form of the panel keeps it; a button there shows a late frame.
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

/** Leaves below a box what it has become shorter by, until that is below the window: what follows it does not move. */
function keepSpace(box: HTMLElement, height: number): void {
  box.style.marginBottom = `${height}px`;
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.at(-1)?.isIntersecting) return;
      observer.disconnect();
      box.style.marginBottom = '';
    },
    // All that is above the window counts as in it.
    { rootMargin: '99999px 0px 0px' },
  );
  observer.observe(box);
}

/** Whether the visitor uses the form of a panel, or has: it hydrates on interaction, and keeps what is typed. */
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
    // A host that refused may answer later.
    if (!isThere) answer = undefined;
    return isThere;
  };
  show(frame, 'waiting');

  const settle = async () => {
    const asked = answer ?? ask();
    answer = asked;
    const works = hasNavigated(frame) && (await Promise.race([asked, patienceEnds()]));
    if (box.dataset.frame !== 'shown') show(frame, works ? 'shown' : 'failed');
    // What had loaded was the error page of the browser.
    if (works && !(await asked) && box.dataset.used === undefined) show(frame, 'failed');
  };
  // The load event fires for error pages too, and may have fired before.
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
      // A new frame, as the old one would show the error page of the browser until the host answers.
      const next = frame.cloneNode() as HTMLIFrameElement;
      frame.replaceWith(next);
      box.removeAttribute('data-used');
      showAsBlocked(next, false);
      watchFrame(next);
    },
    { once: true },
  );
}

/** Whether a frame has left its first, empty document. The document of another site cannot be read. */
function hasNavigated({ contentDocument }: HTMLIFrameElement): boolean {
  return contentDocument?.URL !== 'about:blank';
}

/** Whether the host of an address answers, with whatever status: the status of another site cannot be read. */
async function answers(address: string): Promise<boolean> {
  try {
    await fetch(address, { mode: 'no-cors', credentials: 'omit', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}

/** Resolves with true: a frame that has loaded does not wait for ever for a second answer of its host. */
function patienceEnds(): Promise<true> {
  return new Promise((done) => setTimeout(done, patience, true));
}
