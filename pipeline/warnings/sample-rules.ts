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
 * Fields of a file that may still have the sample's values, and what to do then. `rows.*.rate` is the rate of each row;
 * a number in place of `*` is one item of the shipped list, counted from one.
 */
export type SampleRule = { file: string; fields: string[]; remedy: string };

const business = 'business.yaml';
const about = 'pages/about.yaml';
const builders = 'pages/builders-handover.yaml';
const contact = 'pages/contact.yaml';
const home = 'pages/home.yaml';
const ndis = 'pages/ndis.yaml';
const notes = 'pages/notes.yaml';

function rule(file: string, fields: string, remedy = 'write your own'): SampleRule {
  return { file, fields: fields.split(' '), remedy };
}
/** Claims may also be true of the owner, so a claim counts as sample while it has the sample's evidence. */
function claims(names: string, whatToDo: string): SampleRule {
  const fields = names.replace(/\w+/g, 'claims.$&.evidence');
  return rule(business, fields, `${whatToDo}, then write your own evidence and day`);
}
const otherClaims = 'sameCleaner families replyHome replyContact bondStandard frequencies hepa';
const signed = 'write what someone from your team would leave on a card, or remove the card';
const withConsent = 'use one of your own clients, with consent';

/** What an owner has to replace. `shipped.json` has the values. */
export const sampleRules: Record<Topic, SampleRule[]> = {
  name: [
    rule(business, 'name'),
    rule(business, 'tagline'),
    rule(business, 'siteUrl'),
    rule(business, 'quoteForm.url quoteForm.embedUrl', 'enter the address of your form, or remove it'),
    rule(business, 'googleBusinessUrl', 'enter the link to your own profile, or remove it'),
    rule(
      business,
      'social.*.url social.*.placeholder',
      'enter the address of your own page, then untick “Not your own page yet”',
    ),
  ],
  phone: [rule(business, 'phone'), rule(business, 'email')],
  abn: [rule(business, 'founded', 'write the year in which you began')],
  prices: [
    rule(
      home,
      'packages.items.*.fromPrice',
      'write your own, because clients can insist on a price that you show',
    ),
    rule(home, 'packages.items.*.buys', 'write the home and the hours that your price covers, or delete it'),
    rule(home, 'packages.guide.sizes', 'write your own prices, or delete the table'),
    rule(ndis, 'pricing.rows.*.rate'),
    claims('prices', 'say whether your prices include GST and what paying by card costs'),
    claims('liability', 'write the amount of your own public liability insurance'),
    claims('vetted', 'make sure that everyone you send is police-checked, employed and insured'),
    claims('ndisDisclaimer', 'look up your ABN in the register of NDIS providers'),
    claims('ndisManagement', 'make sure that you serve participants with these kinds of plan'),
    claims('guarantee', 'promise only what you will keep, because by law it is a warranty'),
    claims('lowTox', 'make sure that it is true of all your products, because green claims need proof'),
    claims(otherClaims, 'make sure that it is true of you'),
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
    rule(about, 'team.members.*.name team.members.*.text'),
    rule(home, 'hero.note.words hero.note.by', signed),
    rule(home, 'quoteForm.panel.note.words', signed),
    rule('pages/residential.yaml', 'vacate.note.words vacate.note.by', signed),
    ...['pages/commercial.yaml', builders, ndis].map((file) =>
      rule(file, 'header.note.words header.note.by', signed),
    ),
    rule('pages/not-found.yaml', 'note.words note.by', signed),
  ],
  reviews: [
    rule(
      'testimonials.json',
      'testimonials.*.text testimonials.*.name',
      'use reviews by your own clients, with consent',
    ),
    rule(business, 'rating.count', 'write how many reviews you have, and say on home where they are from'),
    rule('pages/commercial.yaml', 'caseStudy.quoteText caseStudy.name caseStudy.role', withConsent),
    rule(builders, 'testimonial.quoteText testimonial.name testimonial.role', withConsent),
    rule(builders, 'seeOurWork.projects.*.credit seeOurWork.projects.*.text', withConsent),
    rule(home, 'trustedBy.logos.*.src trustedBy.logos.*.alt', 'use logos of your clients, with consent'),
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
