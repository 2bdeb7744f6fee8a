import { criteria } from './criteria/criteria.ts';
import { type Finding, openingTag } from './findings.ts';
import type { IsolatedWorld } from './isolated-world.ts';

/** The numbers of the criteria that say a selector matches nothing, by selector. */
const absent = new Map<string, string>();
for (const { number, without } of criteria)
  if (without?.elements)
    absent.set(without.elements, [absent.get(without.elements), number].filter(Boolean).join(' '));

/** Finds elements that the report says no page has. */
export async function absentFindings(world: IsolatedWorld): Promise<Finding[]> {
  const found = await world.call(
    (all) =>
      all.flatMap(([selector, numbers]) =>
        [...document.querySelectorAll(selector)].map((element) => ({ numbers, html: element.outerHTML })),
      ),
    [...absent],
  );
  return found.map(({ numbers, html }) => ({
    checker: 'Report',
    rule: numbers,
    element: openingTag(html),
    words:
      'is absent from all pages, as docs/accessibility-report.md says: describe it in tests/accessibility/criteria.',
  }));
}
