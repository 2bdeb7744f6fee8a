/** Content as modules: `build/content/plugin.ts` serves each from the parsed files. */
type ContentFile<K extends import('./schemas/files.ts').ContentKey> = import('./schemas/files.ts').Content[K];

declare module 'content:business' {
  const content: ContentFile<'business'>;
  export default content;
}
declare module 'content:layout' {
  const content: ContentFile<'layout'>;
  export default content;
}
declare module 'content:home' {
  const content: ContentFile<'home'>;
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
/** Summaries of all articles, newest first. */
declare module 'content:articles' {
  const articles: import('./schemas/files.ts').Article[];
  export default articles;
}
/** Loads the body of an article as HTML, by slug. */
declare module 'content:article-bodies' {
  const bodies: Record<string, () => Promise<{ default: string }>>;
  export default bodies;
}
