/** Loads what watches embedded frames, on the page that has them. Without it they are shown in any case. */
export function loadFrameWatch(): undefined {
  if (document.querySelector('iframe'))
    import('./watch-frames.ts').then((frames) => frames.watch()).catch(() => undefined);
}
