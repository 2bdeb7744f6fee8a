import { criteria } from './criteria/criteria.ts';
import { type Finding, openingTag } from './findings.ts';
import type { IsolatedWorld } from './isolated-world.ts';

const absent = criteria.flatMap(({ number, without }) =>
  without?.elements ? [{ number, selector: without.elements }] : [],
);

/** Finds elements that the report says no page has. */
export async function absentFindings(world: IsolatedWorld): Promise<Finding[]> {
  const found = await world.call(
    (all) =>
      all.flatMap(({ number, selector }) =>
        [...document.querySelectorAll(selector)].map((element) => ({ number, html: element.outerHTML })),
      ),
    absent,
  );
  return found.map(({ number, html }) => ({
    checker: 'Report',
    rule: number,
    element: openingTag(html),
    words:
      'is absent from all pages, as docs/accessibility-report.md says: describe it in tests/accessibility/criteria.',
  }));
}
