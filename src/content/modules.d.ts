/** Content as modules: `build/content/plugin.ts` serves each from the parsed files. */
type ContentFile<K extends import('./schemas/files.ts').ContentKey> = import('./schemas/files.ts').Content[K];

/** Without the claims, whose evidence is not for visitors, and what stands in structured data or the footer only. */
declare module 'content:business' {
  const content: Omit<
    ContentFile<'business'>,
    | 'claims'
    | 'structuredDataHours'
    | 'geo'
    | 'payment'
    | 'services'
    | 'priceRange'
    | 'currency'
    | 'rating'
    | 'address'
    | 'social'
    | 'googleBusinessUrl'
  >;
  export default content;
}
declare module 'content:business/googleBusinessUrl' {
  const content: ContentFile<'business'>['googleBusinessUrl'];
  export default content;
}
declare module 'content:business/social' {
  const content: ContentFile<'business'>['social'];
  export default content;
}
declare module 'content:notes' {
  const content: ContentFile<'notes'>;
  export default content;
}
/** Without the footer: the browser keeps that as it was drawn. */
declare module 'content:layout' {
  const content: Omit<ContentFile<'layout'>, 'footer'>;
  export default content;
}
declare module 'content:services' {
  const content: ContentFile<'services'>;
  export default content;
}
declare module 'content:residential' {
  const content: ContentFile<'residential'>;
  export default content;
}
declare module 'content:commercial' {
  const content: ContentFile<'commercial'>;
  export default content;
}
declare module 'content:ndis' {
  const content: ContentFile<'ndis'>;
  export default content;
}
declare module 'content:about' {
  const content: ContentFile<'about'>;
  export default content;
}
declare module 'content:gallery' {
  const content: ContentFile<'gallery'>;
  export default content;
}
declare module 'content:beforeAfter' {
  const content: ContentFile<'beforeAfter'>;
  export default content;
}
declare module 'content:buildersHandover' {
  const content: ContentFile<'buildersHandover'>;
  export default content;
}
declare module 'content:contact' {
  const content: ContentFile<'contact'>;
  export default content;
}
declare module 'content:blog' {
  const content: ContentFile<'blog'>;
  export default content;
}
declare module 'content:notFound' {
  const content: ContentFile<'notFound'>;
  export default content;
}
declare module 'content:testimonials' {
  const content: ContentFile<'testimonials'>;
  export default content;
}
/** The first page of each list; the rest comes with the read at run time. */
declare module 'content:galleryPhotos' {
  const content: import('../lib/first-page.ts').GalleryFirstPage;
  export default content;
}
declare module 'content:portfolio' {
  const content: import('../lib/first-page.ts').PortfolioFirstPage;
  export default content;
}
/** What the home page shows of both. */
declare module 'content:galleryPreview' {
  const content: ContentFile<'galleryPhotos'>;
  export default content;
}
declare module 'content:portfolioPreview' {
  const content: ContentFile<'portfolio'>;
  export default content;
}
/** One part of a file, so that a section ships its own words only. */
declare module 'content:home/meta' {
  const content: ContentFile<'home'>['meta'];
  export default content;
}
declare module 'content:home/hero' {
  const content: ContentFile<'home'>['hero'];
  export default content;
}
declare module 'content:home/coverage' {
  const content: ContentFile<'home'>['coverage'];
  export default content;
}
declare module 'content:home/whyChooseUs' {
  const content: ContentFile<'home'>['whyChooseUs'];
  export default content;
}
declare module 'content:home/premiumServices' {
  const content: ContentFile<'home'>['premiumServices'];
  export default content;
}
declare module 'content:home/ongoing' {
  const content: ContentFile<'home'>['ongoing'];
  export default content;
}
declare module 'content:home/sameCleaner' {
  const content: ContentFile<'home'>['sameCleaner'];
  export default content;
}
declare module 'content:home/packages' {
  const content: ContentFile<'home'>['packages'];
  export default content;
}
declare module 'content:home/addOns' {
  const content: ContentFile<'home'>['addOns'];
  export default content;
}
declare module 'content:home/ourWork' {
  const content: ContentFile<'home'>['ourWork'];
  export default content;
}
declare module 'content:home/beforeAfter' {
  const content: ContentFile<'home'>['beforeAfter'];
  export default content;
}
declare module 'content:home/portfolio' {
  const content: ContentFile<'home'>['portfolio'];
  export default content;
}
declare module 'content:home/testimonials' {
  const content: ContentFile<'home'>['testimonials'];
  export default content;
}
declare module 'content:home/partnerBadges' {
  const content: ContentFile<'home'>['partnerBadges'];
  export default content;
}
declare module 'content:home/team' {
  const content: ContentFile<'home'>['team'];
  export default content;
}
declare module 'content:home/ndis' {
  const content: ContentFile<'home'>['ndis'];
  export default content;
}
declare module 'content:home/faq' {
  const content: ContentFile<'home'>['faq'];
  export default content;
}
declare module 'content:home/howItWorks' {
  const content: ContentFile<'home'>['howItWorks'];
  export default content;
}
declare module 'content:home/quoteForm' {
  const content: ContentFile<'home'>['quoteForm'];
  export default content;
}
declare module 'content:home/closing' {
  const content: ContentFile<'home'>['closing'];
  export default content;
}
declare module 'content:home/trustedBy' {
  const content: ContentFile<'home'>['trustedBy'];
  export default content;
}
declare module 'content:home/stickyQuote' {
  const content: ContentFile<'home'>['stickyQuote'];
  export default content;
}
declare module 'content:home/prompt' {
  const content: ContentFile<'home'>['prompt'];
  export default content;
}
declare module 'content:contact/area' {
  const content: ContentFile<'contact'>['area'];
  export default content;
}
declare module 'content:buildersHandover/seeOurWork' {
  const content: ContentFile<'buildersHandover'>['seeOurWork'];
  export default content;
}
/** What the blog index shows: the newest articles as cards, the rest by name. */
declare module 'content:blogIndex' {
  const content: import('./articles.ts').BlogIndex;
  export default content;
}
/** All articles with their bodies, newest first: for the pre-render only, never for the browser. */
declare module 'content:articles' {
  const articles: { summary: import('./schemas/files.ts').Article; body: string }[];
  export default articles;
}
declare module 'content:layout/footer' {
  const content: ContentFile<'layout'>['footer'];
  export default content;
}
