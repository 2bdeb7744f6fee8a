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
 * A statement that the owner must confirm before publishing, while the first field of its rule has the sample's value.
 * - risk: its place in the question, 1 for the worst
 * - says: the statement, with fields of the item in angle brackets; cost: what it can cost
 */
type AtStake = { risk: number; says: string; cost: string };
/**
 * Fields of a file that may still have the sample's values, and what to do then. `rows.*.rate` is the rate of each row;
 * a number in place of `*` is one item of the sample's list, counted from one.
 */
export type SampleRule = { file: string; fields: string[]; remedy: string; atStake?: AtStake };

const business = 'business.yaml';
const about = 'pages/about.yaml';
const builders = 'pages/builders-handover.yaml';
const commercial = 'pages/commercial.yaml';
const contact = 'pages/contact.yaml';
const home = 'pages/home.yaml';
const ndis = 'pages/ndis.yaml';
const notes = 'pages/notes.yaml';

function rule(file: string, fields: string, remedy = 'write your own', atStake?: AtStake): SampleRule {
  return { file, fields: fields.split(' '), remedy, ...(atStake && { atStake }) };
}
function stake(risk: number, says: string, cost: string): AtStake {
  return { risk, says, cost };
}
/** Claims may also be true of the owner, so a claim counts as sample while it has the sample's evidence. */
function claims(names: string, whatToDo: string, fine?: string): SampleRule[] {
  const remedy = `${whatToDo}, then write your own evidence and day`;
  const atStake = stake(fine ? 2 : 3, '“<words>”', fine ?? 'clients can hold you to it');
  return names.split(' ').map((name) => rule(business, `claims.${name}.evidence`, remedy, atStake));
}
const signed = 'write what someone from your team would leave on a card, or remove the card';
const withConsent = 'use one of your own clients, with consent';
const praise = stake(1, 'praise by <name>', 'made-up references can cost a fine');
const noProof = 'a claim without proof can cost a fine';
const trueOfYou = 'make sure that it is true of you';
const yourForm = 'enter the address of your form, or remove it';

/** What an owner has to replace. */
export const sampleRules: Record<Topic, SampleRule[]> = {
  name: [
    rule(business, 'name'),
    rule(business, 'tagline'),
    rule(business, 'siteUrl', undefined, stake(5, '<siteUrl>', 'links and search engines lead there')),
    rule(business, 'quoteForm.url', yourForm, stake(5, '<url>', 'no request for a quote reaches you')),
    rule(business, 'quoteForm.embedUrl', yourForm),
    rule(
      business,
      'googleBusinessUrl',
      'enter the link to your own profile, or remove it',
      stake(5, '<googleBusinessUrl>', 'leads to reviews that are not yours'),
    ),
    rule(
      business,
      'social.*.url social.*.placeholder',
      'enter the address of your own page, then untick “Not your own page yet”',
      stake(5, 'links to <label>', 'they lead to pages that are not yours'),
    ),
  ],
  phone: [
    rule(business, 'phone', undefined, stake(5, '<phone>', 'no call reaches you')),
    rule(business, 'email', undefined, stake(5, '<email>', 'no message reaches you')),
  ],
  abn: [rule(business, 'founded', 'write the year in which you began')],
  prices: [
    rule(
      home,
      'packages.items.*.fromPrice',
      'write your own, because clients can insist on a price that you show',
      stake(4, 'prices from $<fromPrice>', 'clients can insist on a price that is shown'),
    ),
    rule(home, 'packages.items.*.buys', 'write the home and the hours that your price covers, or delete it'),
    rule(home, 'packages.guide.sizes', 'write your own prices, or delete the table'),
    rule(ndis, 'pricing.rows.*.rate'),
    ...claims(
      'liability',
      'write the amount of your own public liability insurance',
      'a false statement about insurance can cost a fine',
    ),
    ...claims('families hepa', trueOfYou, noProof),
    ...claims(
      'vetted',
      'make sure that everyone you send is police-checked, employed and insured',
      'a false statement about the people you send can cost a fine',
    ),
    ...claims(
      'ndisDisclaimer',
      'look up your ABN in the register of NDIS providers',
      'a false statement about NDIS registration can cost a fine',
    ),
    ...claims(
      'ndisManagement',
      'make sure that you serve participants with these kinds of plan',
      'a false statement to NDIS participants can cost a fine',
    ),
    ...claims(
      'lowTox',
      'make sure that it is true of all your products, because green claims need proof',
      noProof,
    ),
    ...claims('prices', 'say whether your prices include GST and what paying by card costs'),
    ...claims('guarantee', 'promise only what you will keep, because by law it is a warranty'),
    ...claims('sameCleaner replyHome replyContact bondStandard frequencies', trueOfYou),
    rule(
      about,
      'guarantee.items.2.text guarantee.items.3.text guarantee.items.5.text',
      'write your own terms',
    ),
    rule(ndis, 'rights.items.2.text', 'make sure that participants pay the same, or say why not'),
    rule(ndis, 'rights.items.3.text', 'write how soon you answer complaints'),
  ],
  hours: [
    rule(business, 'openingHours', 'write the hours that visitors see'),
    rule(business, 'structuredDataHours', 'write the hours that search engines read'),
    rule(business, 'services', 'write your own names for the services'),
  ],
  suburbs: [
    rule(business, 'regionName'),
    rule(business, 'areaServed.*', 'list the suburbs and towns that you serve'),
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
      undefined,
      stake(4, '<name>', 'clients will look for these people'),
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
      'use reviews by your own clients, with consent',
      stake(1, 'reviews by <name>', 'made-up reviews can cost a fine'),
    ),
    rule(
      business,
      'rating.count',
      'write how many reviews you have, and say on home where they are from',
      stake(1, '“<value> from <count> on Google”', 'a rating that you do not have can cost a fine'),
    ),
    rule(
      home,
      'trustedBy.logos.*.alt trustedBy.logos.*.src',
      'use logos of your clients, with consent',
      stake(1, 'the logos of <alt>', 'made-up clients can cost a fine'),
    ),
    rule(commercial, 'caseStudy.name caseStudy.quoteText caseStudy.role', withConsent, praise),
    rule(builders, 'testimonial.name testimonial.quoteText testimonial.role', withConsent, praise),
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
    rule(notes, 'privacy.paragraphs.4', 'write how long you keep details'),
    rule(notes, 'privacy.paragraphs.5', 'write how soon you answer complaints'),
    rule(notes, 'accessibility.paragraphs.2', 'check your site, then write the month'),
    rule(notes, 'accessibility.paragraphs.4', 'write how soon you answer'),
    rule('pages/layout.yaml', 'footer.acknowledgement', 'ask the local land councils how it should read'),
  ],
};
