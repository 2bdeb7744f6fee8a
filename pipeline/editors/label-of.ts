/** What people call fields whose names only developers understand. */
const labels: Record<string, string> = {
  after: 'Photo after',
  afterAlt: 'What the photo after shows',
  alt: 'What the photo shows',
  areaServed: 'Suburbs you serve',
  aside: 'Words beside the form',
  before: 'Photo before',
  beforeAlt: 'What the photo before shows',
  best: 'Most that can be given',
  carousel: 'Cards that move sideways',
  categories: 'Photos by kind',
  checked: 'Day on which you last looked',
  comparison: 'Slider of before and after',
  embedUrl: 'Web address of the form in the page',
  evidence: 'Where the proof is',
  externalPhotoUrl: 'Web address of a photo elsewhere',
  eyebrow: 'Line above the heading',
  faq: 'Questions and answers',
  featured: 'Shown large',
  five: 'All five',
  geo: 'Place on the map',
  googleBusinessUrl: 'Web address of your Google profile',
  handOver: 'What your online form is told',
  header: 'Top of the page',
  hero: 'Top of the page',
  honeypot: 'Field against spam',
  icon: 'Drawing',
  id: 'Short name',
  items: 'List',
  law: 'Words of the law',
  left: 'Place in the photo from the left',
  lightbox: 'Large view of a photo',
  mapEmbedUrl: 'Web address of the map in the page',
  meta: 'In search results',
  ndisScreening: 'NDIS worker screening',
  panel: 'What follows the form',
  parameters: 'What each link tells',
  placeholder: 'Is not your own yet',
  popular: 'Marked as popular',
  popularLabel: 'Words of the mark',
  prompt: 'Offer of a quote that shows by itself',
  proof: 'Rating, facts and price',
  reviewsUrl: 'Web address of all reviews',
  routeLabels: 'Names of the pages',
  short: 'In a few words',
  six: 'All six',
  skipLink: 'Link past the menu',
  src: 'Photo',
  stickyQuote: 'Button that stays in view',
  testimonials: 'Reviews',
  three: 'All three',
  to: 'Leads to',
  toast: 'Message after sending',
  top: 'Place in the photo from the top',
  typedParameters: 'What visitors have typed',
  url: 'Web address',
  variant: 'Which one is shown',
};

/** The label of a field name: `From price` for `fromPrice`, `Hours on site` for `hours_on_site`. */
export function labelOf(name: string): string {
  const known = Object.hasOwn(labels, name) ? labels[name] : undefined;
  if (known !== undefined) return known;
  const words = name
    .replace(/[_-]/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  const spelt = words.replace(/\b(abn|faq|hepa|ndis|url)\b/g, (short) => short.toUpperCase());
  return spelt.charAt(0).toUpperCase() + spelt.slice(1);
}

/** Names of fields with more than one line of text. */
export const longText =
  /^(text|answer|description|note|blurb|evidence|acknowledgement|hint|alt|paragraphs)$|Text$|Alt$/;
