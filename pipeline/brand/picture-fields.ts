/**
 * The logos and the icon, which the desk shows with the colours.
 * - picture: the file of each, without its ending
 * - behind: the colour that it is shown on
 */
export const pictureFields = {
  logo: {
    type: 'string' as const,
    picture: 'brand/logo',
    behind: 'page',
    description:
      'Square, or up to 4 times as wide as high. A wide logo stands alone, others beside your name. An SVG file is best; a PNG file needs 512 pixels or more.',
  },
  logoOnDark: {
    type: 'string' as const,
    title: 'Logo for dark bands',
    picture: 'brand/logo-on-dark',
    behind: 'footer',
    description: 'Only if the logo is hard to see on dark bands, such as the footer.',
  },
  siteIcon: {
    type: 'string' as const,
    title: 'Icon',
    picture: 'brand/icon',
    behind: 'page',
    description: 'Square. Browsers show it in tabs, and phones among apps.',
  },
};
