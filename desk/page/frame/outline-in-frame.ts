import type { Outlines } from './outlines.ts';

/**
 * What the desk asks of a page in one of its frames, which may have another origin.
 * - outline: outlines all places of `keys`, those of `current` stronger, and brings the first of these into view
 * - scroll: scrolls to a share of the page's height
 */
export type OutlineRequest =
  | { desk: 'outline'; keys: string[]; current: string[] }
  | { desk: 'scroll'; share: number };

/**
 * What the page says. ready: it can be asked. outlined: how many elements show the current change, and to which share of
 * its height the page is scrolled. scrolled: a person has scrolled it.
 */
export type OutlineAnswer =
  | { desk: 'ready' }
  | { desk: 'outlined'; found: number; share: number }
  | { desk: 'scrolled'; share: number };

/** Outlines changed places in this page when the desk around it asks for that. */
function followDesk(desk: Window): void {
  let outlines: Promise<Outlines> | undefined;
  let isByHand = false;
  const answer = (message: OutlineAnswer) => desk.postMessage(message, '*');
  const prepare = async () => {
    for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
      addEventListener(type, () => (isByHand = true), { capture: true, passive: true });
    // What the desk has scrolled is not told, or two frames would scroll each other.
    addEventListener('scroll', () => (isByHand ? answer({ desk: 'scrolled', share: share() }) : undefined));
    for (const type of ['click', 'auxclick', 'submit']) addEventListener(type, keepPage, { capture: true });
    const { Outlines } = await import('./outlines.ts');
    return new Outlines(document);
  };
  addEventListener('message', async ({ source, data }: MessageEvent<OutlineRequest>) => {
    if (source !== desk || (data.desk !== 'outline' && data.desk !== 'scroll')) return;
    isByHand = false;
    if (data.desk === 'scroll') return scrollTo({ top: data.share * scrollable(), behavior: 'instant' });
    // Not before the desk asks: it reads the page of its main frame itself.
    outlines ??= prepare();
    const { keys, current } = data;
    const found = (await outlines).show(keys, current);
    answer({ desk: 'outlined', found, share: share() });
  });
  answer({ desk: 'ready' });
}

const scrollable = () => Math.max(1, document.documentElement.scrollHeight - innerHeight);
const share = () => scrollY / scrollable();

/** A link would lead to another page, which has none of these changes. */
function keepPage(event: Event): void {
  const target = event.target as Element | null;
  if (event.type !== 'submit' && !target?.closest('a')) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

if (parent !== window) followDesk(parent);
