import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, paths, test } from './site.ts';

/**
 * The recommended rules, save those that only ask for another way of writing the same document, or that do not fit:
 * each says why it is off.
 */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended'],
    rules: {
      // React writes some attributes as it names them (charSet, srcSet); HTML does not mind their case.
      'attr-case': 'off',
      // React writes a boolean attribute with an empty value, which means the same.
      'attribute-boolean-style': 'off',
      // React closes void elements with a slash, which HTML ignores.
      'void-style': 'off',
      // Phone numbers are content that is copied and searched for; a style keeps them on one line where it matters.
      'tel-non-breaking': 'off',
      // The menu of wide and that of small screens have one name, because only one of them is ever displayed.
      'unique-landmark': 'off',
      // What differs from item to item, such as a ratio or a delay, can only stand in a style of its own.
      'no-inline-style': 'off',
      // A carousel is a region inside a section: as a section of its own it would be the same to everyone.
      'prefer-native-element': 'off',
      // React's own ids begin with an underscore, which HTML has long allowed.
      'valid-id': ['error', { relaxed: true }],
      // Each title ends in the name of the business.
      'long-title': ['error', { maxlength: 80 }],
    },
  }),
);

for (const path of [...paths, '/no-such-page']) {
  test(`[R1] ${path} is valid HTML`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const report = await validator.validateString(html);
    const findings = report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect(findings).toEqual([]);
  });
}
