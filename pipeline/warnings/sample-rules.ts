/** What is at risk if a value of the sample goes live, in order. */
export const risks = ['law', 'prices', 'contact', 'reviews', 'photos', 'wording'] as const;
export type Risk = (typeof risks)[number];

/**
 * Fields of a file that may still be those of the sample business, and what to do then. A field is written as
 * `rows.*.rate`: the rate of each row; a number takes that item alone of those that were shipped, counted from one.
 */
export type SampleRule = { file: string; fields: string[]; remedy: string };

const business = 'business.yaml';
const about = 'pages/about.yaml';
const builders = 'pages/builders-handover.yaml';
const home = 'pages/home.yaml';
const ndis = 'pages/ndis.yaml';
const notes = 'pages/notes.yaml';

function rule(file: string, fields: string, remedy = 'write your own'): SampleRule {
  return { file, fields: fields.split(' '), remedy };
}
/** Claims may be true of the owner too, so they are known by their evidence, which only the sample has. */
function claims(names: string, whatToDo: string): SampleRule {
  const fields = names.replace(/\w+/g, 'claims.$&.evidence');
  return rule(business, fields, `${whatToDo}, then write your own evidence and day`);
}
const otherClaims = 'sameCleaner families replyHome replyContact bondStandard frequencies hepa';
const withConsent = 'use a client of yours, with consent';

/** What an owner has to replace, by risk. `shipped.json` has the values. */
export const sampleRules: Record<Risk, SampleRule[]> = {
  law: [
    claims('liability', 'write the sum of your own public liability insurance'),
    claims('vetted', 'make sure that everyone you send is police-checked, employed and insured'),
    claims('ndisDisclaimer', 'look up your ABN in the register of NDIS providers'),
    claims('ndisManagement', 'make sure that you serve participants with these kinds of plan'),
    claims('guarantee', 'promise only what you will keep, as it is a warranty by law'),
    claims('lowTox', 'make sure that each of your products is so, as green claims need proof'),
    rule(
      about,
      'guarantee.items.2.text guarantee.items.3.text guarantee.items.5.text',
      'write your own terms',
    ),
    rule(ndis, 'rights.items.2.text', 'make sure that participants pay the same, or say why not'),
    rule(ndis, 'rights.items.3.text', 'write the time in which you answer complaints'),
    rule(notes, 'privacy.paragraphs.4', 'write how long you keep details'),
    rule(notes, 'privacy.paragraphs.5', 'write the time in which you answer complaints'),
    rule(notes, 'accessibility.paragraphs.2', 'check your site, then write the month'),
    rule(notes, 'accessibility.paragraphs.4', 'write the time in which you answer'),
  ],
  prices: [
    claims('prices', 'say whether your prices include GST and what paying by card costs'),
    claims(otherClaims, 'make sure that each is true of you'),
    rule(home, 'packages.items.*.fromPrice', 'write your own, as a price that is shown must be had'),
    rule(ndis, 'pricing.rows.*.rate'),
  ],
  contact: [
    rule(business, 'name'),
    rule(business, 'siteUrl'),
    rule(business, 'phone'),
    rule(business, 'email'),
    rule(business, 'quoteForm.url quoteForm.embedUrl'),
    rule(business, 'mapEmbedUrl'),
    rule(business, 'googleBusinessUrl'),
    rule(
      business,
      'social.*.url social.*.placeholder',
      'write your own and set placeholder to false; until then search engines are told of no profile (sameAs)',
    ),
  ],
  reviews: [
    rule(
      'testimonials.json',
      'testimonials.*.text testimonials.*.name',
      'use those of clients, with consent',
    ),
    rule(business, 'rating.count', 'write what your reviews have, and on home where they are from'),
    rule('pages/commercial.yaml', 'caseStudy.quoteText caseStudy.name caseStudy.role', withConsent),
    rule(builders, 'testimonial.quoteText testimonial.name testimonial.role', withConsent),
    rule(builders, 'seeOurWork.projects.*.credit seeOurWork.projects.*.text', withConsent),
    rule(home, 'trustedBy.logos.*.src trustedBy.logos.*.alt', 'use logos of your clients, with consent'),
  ],
  photos: [
    rule('portfolio-postbuild.json', 'projects.*.title', 'write about your own, with suburb and hours'),
  ],
  wording: [
    rule(business, 'founder.firstName'),
    rule(about, 'story.paragraphs.*'),
    rule(about, 'founder.paragraphs.* founder.quote'),
    rule(about, 'team.members.*.name team.members.*.text'),
    rule('pages/layout.yaml', 'footer.acknowledgement', 'ask the local land councils how it should read'),
  ],
};
