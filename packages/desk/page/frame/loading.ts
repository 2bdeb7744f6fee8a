/** Adds a frame behind the shown one. */
export function frameBehind(host: HTMLElement, title: string, route: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.src = route;
  // Visible, but behind: a hidden frame has no size, so its pictures would not load.
  frame.dataset.behind = '';
  host.append(frame);
  return frame;
}

/** Milliseconds between a change and the reload of the page. */
export const pause = 40;

/** Milliseconds that pictures of a changed page may take before it is shown without them. */
export const patience = 1500;

/** Resolves when the document of a frame is parsed; its pictures and scripts may still be loading. */
export async function parsed(frame: HTMLIFrameElement): Promise<void> {
  const isParsed = () => {
    const { URL: address = 'about:blank', readyState = 'loading' } = frame.contentDocument ?? {};
    return address !== 'about:blank' && readyState !== 'loading';
  };
  // Until then the frame holds another, empty document, which has no event for this.
  while (frame.isConnected && !isParsed()) await new Promise((done) => setTimeout(done, 20));
}
