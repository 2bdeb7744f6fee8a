import { HtmlValidate, type RuleConfig, StaticConfigLoader } from 'html-validate';

/** The recommended rules, except those about style and those that do not apply; each has the reason. */
const rules: RuleConfig = {
  // Phone numbers are content that is copied and searched for. Styles keep them on one line where needed.
  'tel-non-breaking': 'off',
  // The menus of wide and small screens have the same name, because only one is displayed at a time.
  'unique-landmark': 'off',
  // A carousel is a region inside a section. Making it a section would change nothing for anyone.
  'prefer-native-element': 'off',
  // React writes some names in camel case, a slash in void elements, and an empty value for boolean attributes.
  'attr-case': 'off',
  'void-style': 'off',
  'attribute-boolean-style': 'off',
  // React's ids begin with an underscore, which HTML allows.
  'valid-id': ['error', { relaxed: true }],
  // Each title ends with the name of the business.
  'long-title': ['error', { maxlength: 80 }],
};

/** For the serialized HTML of a hydrated page. */
const liveRules: RuleConfig = {
  ...rules,
  // Browsers serialize missing values as empty ones.
  'attribute-empty-style': 'off',
  // Current positions, such as the position of a slide, need inline styles.
  'no-inline-style': 'off',
};

const validators = { served: validatorOf(rules), live: validatorOf(liveRules) };

function validatorOf(chosen: RuleConfig): HtmlValidate {
  return new HtmlValidate(
    new StaticConfigLoader({ root: true, extends: ['html-validate:recommended'], rules: chosen }),
  );
}

/** What html-validate finds in a document, served or hydrated: one line per problem. */
export async function htmlFaults(html: string, kind: keyof typeof validators): Promise<string[]> {
  const { results } = await validators[kind].validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}
