import { HtmlValidate, type RuleConfig, StaticConfigLoader } from 'html-validate';

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

/** For the HTML that a browser serializes of a hydrated page. */
const liveRules: RuleConfig = {
  ...rules,
  // Browsers write an empty value where there is none.
  'attribute-empty-style': 'off',
  // Where something is at the moment, such as a slide, only its own style can say.
  'no-inline-style': 'off',
};

const validators = { served: validatorOf(rules), live: validatorOf(liveRules) };

function validatorOf(chosen: RuleConfig): HtmlValidate {
  return new HtmlValidate(
    new StaticConfigLoader({ root: true, extends: ['html-validate:recommended'], rules: chosen }),
  );
}

/** What html-validate finds in a document, one line each: as it is served, or as it is once it is hydrated. */
export async function htmlFaults(html: string, kind: keyof typeof validators): Promise<string[]> {
  const { results } = await validators[kind].validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}
