import type { ComponentType } from 'react';

/**
 * The parts of pages that do something in the browser. The first page of a visit stays as it was drawn, and only
 * these are taken over, each with its own code (`wake-islands.tsx`): as it comes near the window, or as it is touched;
 * all else ships no script. A part takes no properties: what it shows it imports, or it could not be drawn a second time.
 */
export const islands = {
  OurWork: () => import('./sections/home/OurWork.tsx').then((module) => module.OurWork),
  BeforeAfterPreview: () =>
    import('./sections/home/BeforeAfterPreview.tsx').then((module) => module.BeforeAfterPreview),
  PortfolioPreview: () =>
    import('./sections/home/PortfolioPreview.tsx').then((module) => module.PortfolioPreview),
  Testimonials: () => import('./sections/home/Testimonials.tsx').then((module) => module.Testimonials),
  AskForQuote: () => import('./sections/home/AskForQuote.tsx').then((module) => module.AskForQuote),
  TrustedBy: () => import('./sections/home/TrustedBy.tsx').then((module) => module.TrustedBy),
  GalleryBrowser: () =>
    import('./sections/gallery/GalleryBrowser.tsx').then((module) => module.GalleryBrowser),
  ComparisonList: () =>
    import('./sections/gallery/ComparisonList.tsx').then((module) => module.ComparisonList),
  SeeOurWork: () => import('./sections/builders-handover/SeeOurWork.tsx').then((module) => module.SeeOurWork),
  ServiceArea: () => import('./sections/contact/ServiceArea.tsx').then((module) => module.ServiceArea),
} satisfies Record<string, () => Promise<ComponentType>>;

export type IslandName = keyof typeof islands;

/** Of these nothing moves by itself: they are taken over when the visitor points at them, touches or focuses them. */
export const quietIslands: readonly string[] = ['AskForQuote'] satisfies IslandName[];
