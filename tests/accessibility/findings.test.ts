import { expect, test } from 'vitest';
import { findingSentence, mergeFindings, openingTag, staleSentence, withoutAccepted } from './findings.ts';

const finding = { checker: 'axe-core', rule: 'label', element: '<input id="a">', words: 'Add a label.' };
const other = { ...finding, element: '<input id="b">' };
const entry = { checker: 'axe-core', rule: 'label', element: /id="b"/, reason: 'An example.' };

test('an element is named by its opening tag, shortened and without what QualWeb adds', () => {
  const html = '<a\n  href="/x" qw-selector="html > body" qw-css-rules="true">Words <b>more</b></a>';
  expect(openingTag(html)).toBe('<a href="/x">');
  expect(openingTag('plain text')).toBe('plain text');
  expect(openingTag(`<a href="${'x'.repeat(300)}">`)).toHaveLength(201);
});

test('a finding of several visits is one sentence', () => {
  const merged = mergeFindings([
    { visit: '/ at 390 px', findings: [finding, finding] },
    { visit: 'menu at 390 px', findings: [other] },
    { visit: '/ at 1440 px', findings: [finding] },
  ]);
  expect(merged.map(findingSentence)).toEqual([
    'axe-core, label, on / at 390 px and 1 more: <input id="a"> Add a label.',
    'axe-core, label, on menu at 390 px: <input id="b"> Add a label.',
  ]);
});

test('accepted findings are no faults, and an entry that matches nothing is stale', () => {
  expect(withoutAccepted([finding, other], [entry])).toEqual({ faults: [finding], stale: [] });
  expect(withoutAccepted([finding], [entry])).toEqual({ faults: [finding], stale: [entry] });
  const { element: _, ...whole } = entry;
  expect(withoutAccepted([finding, other], [whole])).toEqual({ faults: [], stale: [] });
  const elsewhere = [
    { ...other, checker: 'QualWeb' },
    { ...other, rule: 'image-alt' },
  ];
  expect(withoutAccepted(elsewhere, [entry])).toEqual({ faults: elsewhere, stale: [entry] });
  expect(staleSentence(entry)).toBe(
    'axe-core no longer finds label with /id="b"/: remove the entry from tests/accessibility/accepted.ts.',
  );
});
