// Made by "npm run schemas" from src/content/schemas: change the schemas, not this file.
declare module 'content:business/name' {
  const content: ContentFile<'business'>['name'];
  export default content;
}
declare module 'content:business/tagline' {
  const content: ContentFile<'business'>['tagline'];
  export default content;
}
declare module 'content:business/regionName' {
  const content: ContentFile<'business'>['regionName'];
  export default content;
}
declare module 'content:business/siteUrl' {
  const content: ContentFile<'business'>['siteUrl'];
  export default content;
}
declare module 'content:business/phone' {
  const content: ContentFile<'business'>['phone'];
  export default content;
}
declare module 'content:business/email' {
  const content: ContentFile<'business'>['email'];
  export default content;
}
declare module 'content:business/abn' {
  const content: ContentFile<'business'>['abn'];
  export default content;
}
declare module 'content:business/founder' {
  const content: ContentFile<'business'>['founder'];
  export default content;
}
declare module 'content:business/founded' {
  const content: ContentFile<'business'>['founded'];
  export default content;
}
declare module 'content:business/quoteForm' {
  const content: ContentFile<'business'>['quoteForm'];
  export default content;
}
declare module 'content:business/mapEmbedUrl' {
  const content: ContentFile<'business'>['mapEmbedUrl'];
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
declare module 'content:business/address' {
  const content: ContentFile<'business'>['address'];
  export default content;
}
declare module 'content:business/geo' {
  const content: ContentFile<'business'>['geo'];
  export default content;
}
declare module 'content:business/areaServed' {
  const content: ContentFile<'business'>['areaServed'];
  export default content;
}
declare module 'content:business/areaServedEnding' {
  const content: ContentFile<'business'>['areaServedEnding'];
  export default content;
}
declare module 'content:business/services' {
  const content: ContentFile<'business'>['services'];
  export default content;
}
declare module 'content:business/structuredDataHours' {
  const content: ContentFile<'business'>['structuredDataHours'];
  export default content;
}
declare module 'content:business/openingHours' {
  const content: ContentFile<'business'>['openingHours'];
  export default content;
}
declare module 'content:business/currency' {
  const content: ContentFile<'business'>['currency'];
  export default content;
}
declare module 'content:business/payment' {
  const content: ContentFile<'business'>['payment'];
  export default content;
}
declare module 'content:business/priceRange' {
  const content: ContentFile<'business'>['priceRange'];
  export default content;
}
declare module 'content:business/rating' {
  const content: ContentFile<'business'>['rating'];
  export default content;
}
declare module 'content:business/claims' {
  const content: ContentFile<'business'>['claims'];
  export default content;
}
declare module 'content:business/delivery' {
  const content: ContentFile<'business'>['delivery'];
  export default content;
}
declare module 'content:business/tracking' {
  const content: ContentFile<'business'>['tracking'];
  export default content;
}
declare module 'content:layout/skipLink' {
  const content: ContentFile<'layout'>['skipLink'];
  export default content;
}
declare module 'content:layout/newTabNote' {
  const content: ContentFile<'layout'>['newTabNote'];
  export default content;
}
declare module 'content:layout/requestQuote' {
  const content: ContentFile<'layout'>['requestQuote'];
  export default content;
}
declare module 'content:layout/call' {
  const content: ContentFile<'layout'>['call'];
  export default content;
}
declare module 'content:layout/openMenu' {
  const content: ContentFile<'layout'>['openMenu'];
  export default content;
}
declare module 'content:layout/closeMenu' {
  const content: ContentFile<'layout'>['closeMenu'];
  export default content;
}
declare module 'content:layout/mainMenuLabel' {
  const content: ContentFile<'layout'>['mainMenuLabel'];
  export default content;
}
declare module 'content:layout/comparison' {
  const content: ContentFile<'layout'>['comparison'];
  export default content;
}
declare module 'content:layout/faqLink' {
  const content: ContentFile<'layout'>['faqLink'];
  export default content;
}
declare module 'content:layout/lightbox' {
  const content: ContentFile<'layout'>['lightbox'];
  export default content;
}
declare module 'content:layout/routeLabels' {
  const content: ContentFile<'layout'>['routeLabels'];
  export default content;
}
declare module 'content:layout/footer' {
  const content: ContentFile<'layout'>['footer'];
  export default content;
}
declare module 'content:layout/carousel' {
  const content: ContentFile<'layout'>['carousel'];
  export default content;
}
declare module 'content:layout/chat' {
  const content: ContentFile<'layout'>['chat'];
  export default content;
}
declare module 'content:notes' {
  const content: ContentFile<'notes'>;
  export default content;
}
declare module 'content:notes/close' {
  const content: ContentFile<'notes'>['close'];
  export default content;
}
declare module 'content:notes/privacy' {
  const content: ContentFile<'notes'>['privacy'];
  export default content;
}
declare module 'content:notes/accessibility' {
  const content: ContentFile<'notes'>['accessibility'];
  export default content;
}
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
declare module 'content:services' {
  const content: ContentFile<'services'>;
  export default content;
}
declare module 'content:services/meta' {
  const content: ContentFile<'services'>['meta'];
  export default content;
}
declare module 'content:services/header' {
  const content: ContentFile<'services'>['header'];
  export default content;
}
declare module 'content:services/premium' {
  const content: ContentFile<'services'>['premium'];
  export default content;
}
declare module 'content:services/residential' {
  const content: ContentFile<'services'>['residential'];
  export default content;
}
declare module 'content:services/closing' {
  const content: ContentFile<'services'>['closing'];
  export default content;
}
declare module 'content:residential' {
  const content: ContentFile<'residential'>;
  export default content;
}
declare module 'content:residential/meta' {
  const content: ContentFile<'residential'>['meta'];
  export default content;
}
declare module 'content:residential/header' {
  const content: ContentFile<'residential'>['header'];
  export default content;
}
declare module 'content:residential/maintenance' {
  const content: ContentFile<'residential'>['maintenance'];
  export default content;
}
declare module 'content:residential/deep' {
  const content: ContentFile<'residential'>['deep'];
  export default content;
}
declare module 'content:residential/vacate' {
  const content: ContentFile<'residential'>['vacate'];
  export default content;
}
declare module 'content:residential/lowTox' {
  const content: ContentFile<'residential'>['lowTox'];
  export default content;
}
declare module 'content:residential/guarantee' {
  const content: ContentFile<'residential'>['guarantee'];
  export default content;
}
declare module 'content:residential/closing' {
  const content: ContentFile<'residential'>['closing'];
  export default content;
}
declare module 'content:commercial' {
  const content: ContentFile<'commercial'>;
  export default content;
}
declare module 'content:commercial/meta' {
  const content: ContentFile<'commercial'>['meta'];
  export default content;
}
declare module 'content:commercial/header' {
  const content: ContentFile<'commercial'>['header'];
  export default content;
}
declare module 'content:commercial/industries' {
  const content: ContentFile<'commercial'>['industries'];
  export default content;
}
declare module 'content:commercial/whyUs' {
  const content: ContentFile<'commercial'>['whyUs'];
  export default content;
}
declare module 'content:commercial/process' {
  const content: ContentFile<'commercial'>['process'];
  export default content;
}
declare module 'content:commercial/caseStudy' {
  const content: ContentFile<'commercial'>['caseStudy'];
  export default content;
}
declare module 'content:commercial/compliance' {
  const content: ContentFile<'commercial'>['compliance'];
  export default content;
}
declare module 'content:commercial/closing' {
  const content: ContentFile<'commercial'>['closing'];
  export default content;
}
declare module 'content:ndis' {
  const content: ContentFile<'ndis'>;
  export default content;
}
declare module 'content:ndis/meta' {
  const content: ContentFile<'ndis'>['meta'];
  export default content;
}
declare module 'content:ndis/header' {
  const content: ContentFile<'ndis'>['header'];
  export default content;
}
declare module 'content:ndis/disclaimer' {
  const content: ContentFile<'ndis'>['disclaimer'];
  export default content;
}
declare module 'content:ndis/howWeHelp' {
  const content: ContentFile<'ndis'>['howWeHelp'];
  export default content;
}
declare module 'content:ndis/whatWeClean' {
  const content: ContentFile<'ndis'>['whatWeClean'];
  export default content;
}
declare module 'content:ndis/booking' {
  const content: ContentFile<'ndis'>['booking'];
  export default content;
}
declare module 'content:ndis/pricing' {
  const content: ContentFile<'ndis'>['pricing'];
  export default content;
}
declare module 'content:ndis/faq' {
  const content: ContentFile<'ndis'>['faq'];
  export default content;
}
declare module 'content:ndis/closing' {
  const content: ContentFile<'ndis'>['closing'];
  export default content;
}
declare module 'content:about' {
  const content: ContentFile<'about'>;
  export default content;
}
declare module 'content:about/meta' {
  const content: ContentFile<'about'>['meta'];
  export default content;
}
declare module 'content:about/header' {
  const content: ContentFile<'about'>['header'];
  export default content;
}
declare module 'content:about/story' {
  const content: ContentFile<'about'>['story'];
  export default content;
}
declare module 'content:about/values' {
  const content: ContentFile<'about'>['values'];
  export default content;
}
declare module 'content:about/apart' {
  const content: ContentFile<'about'>['apart'];
  export default content;
}
declare module 'content:about/founder' {
  const content: ContentFile<'about'>['founder'];
  export default content;
}
declare module 'content:about/team' {
  const content: ContentFile<'about'>['team'];
  export default content;
}
declare module 'content:about/closing' {
  const content: ContentFile<'about'>['closing'];
  export default content;
}
declare module 'content:gallery' {
  const content: ContentFile<'gallery'>;
  export default content;
}
declare module 'content:gallery/meta' {
  const content: ContentFile<'gallery'>['meta'];
  export default content;
}
declare module 'content:gallery/header' {
  const content: ContentFile<'gallery'>['header'];
  export default content;
}
declare module 'content:gallery/tabs' {
  const content: ContentFile<'gallery'>['tabs'];
  export default content;
}
declare module 'content:gallery/tabsLabel' {
  const content: ContentFile<'gallery'>['tabsLabel'];
  export default content;
}
declare module 'content:gallery/filters' {
  const content: ContentFile<'gallery'>['filters'];
  export default content;
}
declare module 'content:gallery/filtersLabel' {
  const content: ContentFile<'gallery'>['filtersLabel'];
  export default content;
}
declare module 'content:gallery/showing' {
  const content: ContentFile<'gallery'>['showing'];
  export default content;
}
declare module 'content:gallery/projectNote' {
  const content: ContentFile<'gallery'>['projectNote'];
  export default content;
}
declare module 'content:gallery/loading' {
  const content: ContentFile<'gallery'>['loading'];
  export default content;
}
declare module 'content:gallery/empty' {
  const content: ContentFile<'gallery'>['empty'];
  export default content;
}
declare module 'content:gallery/emptyProjects' {
  const content: ContentFile<'gallery'>['emptyProjects'];
  export default content;
}
declare module 'content:gallery/error' {
  const content: ContentFile<'gallery'>['error'];
  export default content;
}
declare module 'content:gallery/refresh' {
  const content: ContentFile<'gallery'>['refresh'];
  export default content;
}
declare module 'content:gallery/emptyComparisons' {
  const content: ContentFile<'gallery'>['emptyComparisons'];
  export default content;
}
declare module 'content:gallery/more' {
  const content: ContentFile<'gallery'>['more'];
  export default content;
}
declare module 'content:gallery/closing' {
  const content: ContentFile<'gallery'>['closing'];
  export default content;
}
declare module 'content:beforeAfter' {
  const content: ContentFile<'beforeAfter'>;
  export default content;
}
declare module 'content:beforeAfter/meta' {
  const content: ContentFile<'beforeAfter'>['meta'];
  export default content;
}
declare module 'content:beforeAfter/header' {
  const content: ContentFile<'beforeAfter'>['header'];
  export default content;
}
declare module 'content:beforeAfter/backToHome' {
  const content: ContentFile<'beforeAfter'>['backToHome'];
  export default content;
}
declare module 'content:beforeAfter/closing' {
  const content: ContentFile<'beforeAfter'>['closing'];
  export default content;
}
declare module 'content:buildersHandover' {
  const content: ContentFile<'buildersHandover'>;
  export default content;
}
declare module 'content:buildersHandover/meta' {
  const content: ContentFile<'buildersHandover'>['meta'];
  export default content;
}
declare module 'content:buildersHandover/header' {
  const content: ContentFile<'buildersHandover'>['header'];
  export default content;
}
declare module 'content:buildersHandover/intro' {
  const content: ContentFile<'buildersHandover'>['intro'];
  export default content;
}
declare module 'content:buildersHandover/included' {
  const content: ContentFile<'buildersHandover'>['included'];
  export default content;
}
declare module 'content:buildersHandover/seeOurWork' {
  const content: ContentFile<'buildersHandover'>['seeOurWork'];
  export default content;
}
declare module 'content:buildersHandover/process' {
  const content: ContentFile<'buildersHandover'>['process'];
  export default content;
}
declare module 'content:buildersHandover/trust' {
  const content: ContentFile<'buildersHandover'>['trust'];
  export default content;
}
declare module 'content:buildersHandover/testimonial' {
  const content: ContentFile<'buildersHandover'>['testimonial'];
  export default content;
}
declare module 'content:buildersHandover/closing' {
  const content: ContentFile<'buildersHandover'>['closing'];
  export default content;
}
declare module 'content:contact' {
  const content: ContentFile<'contact'>;
  export default content;
}
declare module 'content:contact/meta' {
  const content: ContentFile<'contact'>['meta'];
  export default content;
}
declare module 'content:contact/header' {
  const content: ContentFile<'contact'>['header'];
  export default content;
}
declare module 'content:contact/cards' {
  const content: ContentFile<'contact'>['cards'];
  export default content;
}
declare module 'content:contact/reply' {
  const content: ContentFile<'contact'>['reply'];
  export default content;
}
declare module 'content:contact/form' {
  const content: ContentFile<'contact'>['form'];
  export default content;
}
declare module 'content:contact/area' {
  const content: ContentFile<'contact'>['area'];
  export default content;
}
declare module 'content:contact/map' {
  const content: ContentFile<'contact'>['map'];
  export default content;
}
declare module 'content:blog' {
  const content: ContentFile<'blog'>;
  export default content;
}
declare module 'content:blog/meta' {
  const content: ContentFile<'blog'>['meta'];
  export default content;
}
declare module 'content:blog/header' {
  const content: ContentFile<'blog'>['header'];
  export default content;
}
declare module 'content:blog/read' {
  const content: ContentFile<'blog'>['read'];
  export default content;
}
declare module 'content:blog/readTimeUnit' {
  const content: ContentFile<'blog'>['readTimeUnit'];
  export default content;
}
declare module 'content:blog/showMore' {
  const content: ContentFile<'blog'>['showMore'];
  export default content;
}
declare module 'content:blog/article' {
  const content: ContentFile<'blog'>['article'];
  export default content;
}
declare module 'content:blog/closing' {
  const content: ContentFile<'blog'>['closing'];
  export default content;
}
declare module 'content:notFound' {
  const content: ContentFile<'notFound'>;
  export default content;
}
declare module 'content:notFound/meta' {
  const content: ContentFile<'notFound'>['meta'];
  export default content;
}
declare module 'content:notFound/heading' {
  const content: ContentFile<'notFound'>['heading'];
  export default content;
}
declare module 'content:notFound/hint' {
  const content: ContentFile<'notFound'>['hint'];
  export default content;
}
declare module 'content:notFound/text' {
  const content: ContentFile<'notFound'>['text'];
  export default content;
}
declare module 'content:notFound/link' {
  const content: ContentFile<'notFound'>['link'];
  export default content;
}
declare module 'content:notFound/photo' {
  const content: ContentFile<'notFound'>['photo'];
  export default content;
}
declare module 'content:testimonials' {
  const content: ContentFile<'testimonials'>;
  export default content;
}
declare module 'content:testimonials/testimonials' {
  const content: ContentFile<'testimonials'>['testimonials'];
  export default content;
}
declare module 'content:galleryPhotos/categories' {
  const content: ContentFile<'galleryPhotos'>['categories'];
  export default content;
}
declare module 'content:galleryPhotos/beforeAfter' {
  const content: ContentFile<'galleryPhotos'>['beforeAfter'];
  export default content;
}
declare module 'content:portfolio/projects' {
  const content: ContentFile<'portfolio'>['projects'];
  export default content;
}
