/** Short landscape viewports, where the portrait crop of the hero would cut off the sofa. They show the wide photo. */
export const wideHeroMedia = '(48rem <= width < 64rem) and (orientation: landscape)';
