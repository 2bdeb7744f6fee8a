/** Milliseconds that the host of a frame gets to answer, from when its frame is in the window. */
const patience = 4000;

/** Watches the embedded frames of the page shown: each is hidden behind its panel until its host has answered [P6]. */
export function watch(): void {
  for (const frame of document.querySelectorAll('iframe')) watchFrame(frame);
}

/** What a frame shows is hidden from this page, but its host may have scripts that send messages: then it works. */
window.addEventListener('message', ({ source }) => {
  for (const frame of document.querySelectorAll('iframe'))
    if (frame.contentWindow === source) show(frame, 'shown');
});

/** Shows a frame, or what its panel says while it waits and after it has failed (EmbeddedFrame.module.css). */
function show(frame: HTMLIFrameElement, state: 'waiting' | 'failed' | 'shown'): void {
  const box = frame.parentElement;
  if (!box) return;
  const focused = document.activeElement;
  box.dataset.frame = state;
  // Hiding the focused element would lose the focus.
  if (box.contains(focused) && focused?.getClientRects().length === 0)
    (state === 'shown' ? frame : box).focus({ preventScroll: true });
}

function watchFrame(frame: HTMLIFrameElement): void {
  const box = frame.parentElement;
  let answer = answers(frame.src);
  const settle = async () => {
    if (box?.dataset.frame === 'failed') answer = answers(frame.src);
    show(frame, hasNavigated(frame) && (await answer) ? 'shown' : 'failed');
  };
  // Fires for error pages too, and late if the host is slow.
  frame.addEventListener('load', settle);
  if (hasNavigated(frame)) void settle();
  new IntersectionObserver((entries, observer) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    setTimeout(() => (box?.dataset.frame === 'shown' ? undefined : settle()), patience);
  }).observe(frame);
  box?.querySelector('button')?.addEventListener(
    'click',
    () => {
      // A new frame, as the old one would show the error page of the browser until the host answers.
      const next = frame.cloneNode() as HTMLIFrameElement;
      frame.replaceWith(next);
      show(next, 'waiting');
      watchFrame(next);
    },
    { once: true },
  );
}

/** Whether a frame has left its first, empty document. The document of another site cannot be read. */
function hasNavigated({ contentDocument }: HTMLIFrameElement): boolean {
  return contentDocument?.URL !== 'about:blank';
}

/** Whether the host of an address answers in time, with whatever status: the status of another site cannot be read. */
async function answers(address: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(patience);
    await fetch(address, { mode: 'no-cors', credentials: 'omit', cache: 'no-store', signal });
    return true;
  } catch {
    return false;
  }
}
