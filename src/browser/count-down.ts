import { type SessionKey, sessionValue, setSessionValue } from '../session.ts';

/**
 * Calls back once the page has been visible for a given time. Time in a background tab does not count.
 * @param left milliseconds to wait
 * @param key where the remaining time is stored, so that other pages and documents of the session continue from it
 * @returns a function that stops the countdown, for instance when the visitor leaves the page
 */
export function countDown(left: number, onEnd: () => void, key?: SessionKey): () => void {
  let rest = left;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = (milliseconds: number) => {
    clearTimeout(timer);
    timer = undefined;
    rest = milliseconds;
    if (key) setSessionValue(key, `${rest}`);
  };
  const pause = () => {
    if (timer) save(rest - (performance.now() - startedAt));
  };
  // Also runs when the document is left or comes back from the back/forward cache: its visibility changes then.
  const onVisibilityChange = () => {
    pause();
    if (key) rest = Number(sessionValue(key) ?? rest);
    // As in ui/unseen.ts, which belongs to islands: a chunk shared with them would weigh on each page.
    if (document.hidden || 'unseen' in document.documentElement.dataset || !(rest > 0)) return;
    startedAt = performance.now();
    timer = setTimeout(() => {
      save(0);
      onEnd();
    }, rest);
  };
  onVisibilityChange();
  document.addEventListener('visibilitychange', onVisibilityChange);
  return () => {
    pause();
    document.removeEventListener('visibilitychange', onVisibilityChange);
  };
}
