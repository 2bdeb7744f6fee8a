/** What an owner replaces, in this order. */
export const topics = {
  name: 'Name and web addresses',
  phone: 'Phone and e-mail',
  abn: 'ABN and registrations',
  prices: 'Prices and promises',
  hours: 'Hours and services',
  suburbs: 'Suburbs and map',
  people: 'People',
  reviews: 'Reviews and references: only real ones may be published',
  photos: 'Photos',
  words: 'Words',
};
export type Topic = keyof typeof topics;
/** Topics in which a value of the sample may also be right for another business. */
export const maybeRight: readonly Topic[] = ['abn', 'prices', 'hours', 'suburbs', 'photos', 'words'];

/**
 * Fields of a file that may still have the sample's values, and what to do then. `rows.*.rate` is the rate of each row.
 * risk: an owner must confirm it before publishing, because it can cost a `fine`, or because clients can hold the
 * business to it or do not reach it.
 */
export type SampleRule = { file: string; fields: string[]; remedy: string; risk?: Risk };
/** The worst comes first. */
export const risks = ['fine', 'trust'] as const;
type Risk = (typeof risks)[number];

const business = 'business.yaml';
const about = 'pages/about.yaml';
const builders = 'pages/builders-handover.yaml';
const commercial = 'pages/commercial.yaml';
const contact = 'pages/contact.yaml';
const home = 'pages/home.yaml';
const ndis = 'pages/ndis.yaml';
const notes = 'pages/notes.yaml';

function rule(file: string, fields: string, remedy = 'write your own', risk?: Risk): SampleRule {
  return { file, fields: fields.split(' '), remedy, ...(risk && { risk }) };
}
/** Claims may also be true of the owner, so a claim counts as sample while it has the sample's evidence. */
function claims(names: string, whatToDo: string, risk: Risk = 'trust'): SampleRule[] {
  const remedy = `${whatToDo}, then write your own evidence and day`;
  return names.split(' ').map((name) => rule(business, `claims.${name}.evidence`, remedy, risk));
}
const signed = 'write what someone from your team would leave on a card, or remove the card';
const withConsent = 'use one of your own clients, with consent';
const realOnly = 'with consent, because made-up ones can cost a fine';
const praise = `use the words of one of your own clients, ${realOnly}`;
const trueOfYou = 'make sure that it is true of you';
const orFine = 'because a false statement can cost a fine';
const yourForm = 'enter the address of your form, or remove it';

/** What an owner has to replace. */
export const sampleRules: Record<Topic, SampleRule[]> = {
  name: [
    rule(business, 'name'),
    rule(business, 'tagline'),
    rule(business, 'siteUrl', 'write your own, because search engines lead there', 'trust'),
    rule(business, 'quoteForm.url', `${yourForm}: until then no request reaches you`, 'trust'),
    rule(business, 'quoteForm.embedUrl', yourForm),
    rule(business, 'googleBusinessUrl', 'enter the link to your own profile, or remove it', 'trust'),
    rule(
      business,
      'social.*.url social.*.placeholder',
      'enter the address of your own page, then untick “Not your own page yet”',
      'trust',
    ),
  ],
  phone: [
    rule(business, 'phone', 'write your own, because no call reaches you', 'trust'),
    rule(business, 'email', 'write your own, because no message reaches you', 'trust'),
  ],
  abn: [rule(business, 'founded', 'write the year in which you began')],
  prices: [
    rule(
      home,
      'packages.items.*.fromPrice',
      'write your own, because clients can insist on a price that you show',
      'trust',
    ),
    rule(home, 'packages.items.*.buys', 'write the home and the hours that your price covers, or delete it'),
    rule(home, 'packages.guide.sizes', 'write your own prices, or delete the table'),
    rule(ndis, 'pricing.rows.*.rate'),
    ...[commercial, builders].map((file) =>
      rule(file, 'header.effort', 'write what your own work takes, or delete it', 'trust'),
    ),
    ...claims('liability', `write the amount of your own public liability insurance, ${orFine}`, 'fine'),
    ...claims('families hepa', `${trueOfYou}, because a claim without proof can cost a fine`, 'fine'),
    ...claims(
      'vetted',
      `make sure that everyone you send is police-checked, employed and insured, ${orFine}`,
      'fine',
    ),
    ...claims('ndisDisclaimer', `look up your ABN in the register of NDIS providers, ${orFine}`, 'fine'),
    ...claims(
      'ndisManagement',
      `make sure that you serve participants with these kinds of plan, ${orFine}`,
      'fine',
    ),
    ...claims(
      'lowTox',
      'make sure that it is true of all your products, because green claims without proof can cost a fine',
      'fine',
    ),
    ...claims('prices', 'say whether your prices include GST and what paying by card costs'),
    ...claims('guarantee', 'promise only what you will keep, because by law it is a warranty'),
    ...claims('sameCleaner replyHome replyContact bondStandard frequencies', trueOfYou),
    rule(about, 'guarantee.items.*.text', 'write your own terms'),
    rule(
      ndis,
      'rights.items.*.text',
      `${trueOfYou}, such as what participants pay and how soon you answer complaints`,
    ),
  ],
  hours: [
    rule(business, 'openingHours', 'write the hours that visitors see'),
    rule(business, 'structuredDataHours', 'write the hours that search engines read'),
    rule(business, 'services', 'write your own names for the services'),
  ],
  suburbs: [
    rule(business, 'regionName'),
    rule(business, 'areaServed.*', 'list the suburbs and towns that you serve'),
    rule(about, 'team.members.*.looksAfter.*', 'name the suburbs and towns that they look after'),
    rule(contact, 'area.areas.*.text', 'write what you would tell someone who lives there'),
    rule(business, 'address'),
    rule(business, 'geo', 'write where you are'),
    rule(business, 'mapEmbedUrl'),
  ],
  people: [
    rule(business, 'founder.firstName'),
    rule(about, 'founder.paragraphs.*'),
    rule(about, 'founder.quote'),
    rule(
      about,
      'team.members.*.name team.members.*.text',
      'write your own, because clients will look for these people',
      'trust',
    ),
    rule(home, 'hero.note.words hero.note.by', signed),
    rule(home, 'quoteForm.panel.note.words', signed),
    rule('pages/residential.yaml', 'vacate.note.words vacate.note.by', signed),
    ...[commercial, builders, ndis].map((file) => rule(file, 'header.note.words header.note.by', signed)),
    rule('pages/not-found.yaml', 'note.words note.by', signed),
  ],
  reviews: [
    rule(
      'testimonials.json',
      'testimonials.*.text testimonials.*.name',
      `use reviews by your own clients, ${realOnly}`,
      'fine',
    ),
    rule(
      business,
      'rating.count',
      'write how many reviews you have, and say on home where they are from, because a made-up rating can cost a fine',
      'fine',
    ),
    rule(
      home,
      'trustedBy.logos.*.alt trustedBy.logos.*.src',
      `use logos of your clients, ${realOnly}`,
      'fine',
    ),
    rule(commercial, 'caseStudy.name caseStudy.quoteText caseStudy.role', praise, 'fine'),
    rule(builders, 'testimonial.name testimonial.quoteText testimonial.role', praise, 'fine'),
    rule(builders, 'seeOurWork.projects.*.credit seeOurWork.projects.*.text', withConsent),
  ],
  photos: [
    rule('portfolio-postbuild.json', 'projects.*.title', 'describe your own projects, with suburb and hours'),
  ],
  words: [
    rule(about, 'story.paragraphs.*'),
    rule(home, 'faq.six.*.question faq.six.*.answer', 'answer what your clients ask'),
    rule(home, 'faq.five.*.question faq.five.*.answer', 'answer what your clients ask'),
    rule(ndis, 'faq.items.*.question faq.items.*.answer', 'answer what your clients ask'),
    ...['clean-workspaces-productivity', 'family-home-cleaning-guide', 'hepa-filters-clean-home'].map(
      (slug) => rule(`articles/${slug}.md`, 'title', 'write your own article, or delete this one'),
    ),
    rule(
      notes,
      'privacy.paragraphs.*',
      'write how long you keep details, and how soon you answer complaints',
    ),
    rule(
      notes,
      'accessibility.paragraphs.*',
      'check your site, then write the month, and how soon you answer',
    ),
    rule('pages/layout.yaml', 'footer.acknowledgement', 'ask the local land councils how it should read'),
  ],
};
