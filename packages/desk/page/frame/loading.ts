/** Adds a frame behind the shown one. */
export function frameBehind(host: HTMLElement, title: string, route: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.src = route;
  // Visible, but behind: what is hidden gets no size, and pictures would not load.
  frame.dataset.behind = '';
  host.append(frame);
  return frame;
}

/** Milliseconds after a change before the page is loaded anew. */
export const pause = 40;

/** Milliseconds that pictures of a changed page may take before it is shown without them. */
export const patience = 1500;

/** Resolves when the document of a frame is parsed; its pictures and scripts may be missing yet. */
export async function parsed(frame: HTMLIFrameElement): Promise<void> {
  const isParsed = () => {
    const { URL: address = 'about:blank', readyState = 'loading' } = frame.contentDocument ?? {};
    return address !== 'about:blank' && readyState !== 'loading';
  };
  // The frame has another, empty document until then, which has no event for this.
  while (frame.isConnected && !isParsed()) await new Promise((done) => setTimeout(done, 20));
}
