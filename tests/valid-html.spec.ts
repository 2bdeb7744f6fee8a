import { HtmlValidate, type RuleConfig, StaticConfigLoader } from 'html-validate';
import { expect, hydrateAll, open, paths, test } from './site.ts';

/**
 * The recommended rules, save those that only ask for another way of writing the same document, or that do not fit:
 * each says why it is off.
 */
const rules: RuleConfig = {
  // Phone numbers are content that is copied and searched for; a style keeps them on one line where it matters.
  'tel-non-breaking': 'off',
  // The menu of wide and that of small screens have one name, because only one of them is ever displayed.
  'unique-landmark': 'off',
  // A carousel is a region inside a section: as a section of its own it would be the same to everyone.
  'prefer-native-element': 'off',
  // React writes some names in capitals, a slash in elements without an end, and an empty value where there is none.
  'attr-case': 'off',
  'void-style': 'off',
  'attribute-boolean-style': 'off',
  // React's own ids begin with an underscore, which HTML has long allowed.
  'valid-id': ['error', { relaxed: true }],
  // Each title ends in the name of the business.
  'long-title': ['error', { maxlength: 80 }],
};

/** What the browser writes of a page that scripts have taken over. */
const liveRules: RuleConfig = {
  ...rules,
  // Browsers write an empty value where there is none.
  'attribute-empty-style': 'off',
  // Where something is at the moment, such as a slide, only its own style can say.
  'no-inline-style': 'off',
};

async function findings(html: string, chosen: RuleConfig): Promise<string[]> {
  const validator = new HtmlValidate(
    new StaticConfigLoader({ root: true, extends: ['html-validate:recommended'], rules: chosen }),
  );
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}

for (const path of [...paths, '/no-such-page']) {
  test(`[R1] ${path} is valid HTML`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    expect(await findings(html, rules)).toEqual([]);
  });

  test(`[R1] ${path} stays valid HTML when scripts have taken over all of it`, async ({ page }) => {
    await open(page, path);
    await hydrateAll(page);
    expect(await findings(await page.content(), liveRules)).toEqual([]);
  });
}
