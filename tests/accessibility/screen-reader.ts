import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { virtual } from '@guidepup/virtual-screen-reader';
import { openingTag } from './findings.ts';
import type { IsolatedWorld } from './isolated-world.ts';
import type { Speech } from './speech.ts';

declare global {
  /** What the source of the screen reader leaves in a world. */
  var screenReader: typeof virtual;
}

const file = createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js');
/** The module as a script: a world of its own cannot import modules that the page does not serve. */
const source = readFileSync(file, 'utf8').replace(
  /export\s*\{[^}]*?([\w$]+) as virtual\b[^}]*\}/,
  'globalThis.screenReader = $1',
);

/** Lets a virtual screen reader read the page from its start to its end, or round a modal dialog once. */
export async function listen(world: IsolatedWorld): Promise<Speech> {
  await world.addScript(`(() => { 'use strict';${source}\n})()`);
  const { title, stops } = await world.call(async () => {
    const controls =
      'a[href], button, input, select, textarea, summary, iframe, [role="button"], [role="tab"]';
    const images = 'img, svg, [role="img"]';
    const stops = [];
    const seen = new Map<Node, Set<string>>();
    await screenReader.start({ container: document.body });
    for (;;) {
      const node = screenReader.activeNode ?? document.body;
      const phrase = await screenReader.lastSpokenPhrase();
      const phrases = seen.get(node) ?? new Set();
      if (phrases.has(phrase)) break;
      seen.set(node, phrases.add(phrase));
      const element = node instanceof Element ? node : undefined;
      stops.push({
        phrase,
        text: await screenReader.itemText(),
        element: element?.outerHTML ?? node.textContent ?? '',
        isControl: element?.matches(controls) ?? false,
        isImage: element?.matches(images) ?? false,
      });
      await screenReader.next();
    }
    await screenReader.stop();
    return { title: document.title, stops };
  }, undefined);
  return { title, stops: stops.map((stop) => ({ ...stop, element: openingTag(stop.element) })) };
}
