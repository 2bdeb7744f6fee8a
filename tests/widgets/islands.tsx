import { content } from '../../src/content/index.ts';
import { galleryFirstPages, homeLists } from '../../src/lib/first-page.ts';
import { SeeOurWork } from '../../src/sections/builders-handover/SeeOurWork.island.tsx';
import { ComparisonList } from '../../src/sections/gallery/ComparisonList.island.tsx';
import { GalleryBrowser } from '../../src/sections/gallery/GalleryBrowser.island.tsx';
import { BeforeAfterPreview } from '../../src/sections/home/BeforeAfterPreview.island.tsx';
import { OurWork } from '../../src/sections/home/OurWork.island.tsx';
import { PortfolioPreview } from '../../src/sections/home/PortfolioPreview.island.tsx';
import { Testimonials } from '../../src/sections/home/Testimonials.island.tsx';
import { TrustedBy } from '../../src/sections/home/TrustedBy.island.tsx';

// The islands with the lists that their pages pass to them.

export { content };

const home = homeLists(content);
export const firstPages = galleryFirstPages(content);
export const { reviews } = home;
export const handovers = content.buildersHandover.seeOurWork.projects.map(({ title, text, photos }) => ({
  title,
  note: text,
  photos,
}));

export const comparisonList = <ComparisonList {...firstPages.beforeAfter} />;
export const galleryBrowser = <GalleryBrowser {...firstPages} />;
export const beforeAfterPreview = <BeforeAfterPreview pairs={home.pairs} />;
export const ourWork = <OurWork bathrooms={home.bathrooms} />;
export const portfolioPreview = <PortfolioPreview projects={home.projects} />;
export const seeOurWork = <SeeOurWork intro={content.buildersHandover.seeOurWork} projects={handovers} />;
export const testimonials = <Testimonials reviews={reviews} />;
export const trustedBy = <TrustedBy {...content.home.trustedBy} />;
