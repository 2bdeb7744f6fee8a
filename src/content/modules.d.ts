/**
 * Content as modules: `pipeline/content/plugin.ts` serves each from the parsed files. Here are those that hold more or less
 * than a file or a part of one; `npm run schemas` declares all others in parts.d.ts.
 */
type ContentFile<K extends import('./schemas/files.ts').ContentKey> = import('./schemas/files.ts').Content[K];

declare module 'content:business' {
  const content: Omit<ContentFile<'business'>, typeof import('./shipped.ts').unshippedFacts[number]>;
  export default content;
}
/** Without the footer: the browser keeps that as it was drawn. */
declare module 'content:layout' {
  const content: Omit<ContentFile<'layout'>, 'footer'>;
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
/** What the blog index shows: the newest articles as cards, the rest by name. */
declare module 'content:blogIndex' {
  const content: import('./articles.ts').BlogIndex;
  export default content;
}
/** All articles with their bodies, newest first: for the pre-render only, never for the browser. */
declare module 'content:articles' {
  const articles: (Pick<import('./articles.ts').ArticlePage, 'body' | 'parts'> & {
    summary: import('./schemas/files.ts').Article;
  })[];
  export default articles;
}
