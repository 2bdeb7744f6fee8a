/** Short landscape viewports, where the portrait crop of the hero would cut off the sofa. They show the wide photo. */
export const wideHeroMedia = '(48rem <= width < 64rem) and (orientation: landscape)';

/** The class of the hero's photo, which then shows the part around the focus of the wide one. */
export const wideHeroClass = 'wide-focus';
