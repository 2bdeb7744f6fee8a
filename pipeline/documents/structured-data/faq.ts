import type { FAQPage } from 'schema-dts';
import { absoluteUrl } from '../../absolute-url.ts';
import type { LoadedContent } from '../../content/loaded-content.ts';

/** The questions of home in the variant that the content chooses, word for word. */
export function faqPage(content: LoadedContent): FAQPage {
  const { faq } = content.home;
  return {
    '@type': 'FAQPage',
    '@id': absoluteUrl(content, '/#faq'),
    mainEntity: faq[faq.variant].map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
