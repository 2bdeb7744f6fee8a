import { coloursSchema } from './colour-roles.ts';

/** A file of a brand as a field. @param behind the colour on which the desk shows it */
const field = (name: string, behind: string, description: string, title?: string) => ({
  type: 'string' as const,
  ...{ picture: `brand/${name}`, behind, description, ...(title && { title }) },
});
const logo = 'Square, or up to 4 times as wide as high. A wide logo stands alone, others beside your name.';
const onDark = 'Only if the logo is hard to see on dark bands, such as the footer.';
const icon = 'Square. Browsers show it in tabs, and phones among apps.';

/** What the desk shows as one form: the pictures of a brand, each in a file of its own, and the colours. */
export const brandSchema = {
  ...coloursSchema,
  properties: {
    logo: field('logo', 'page', logo),
    logoOnDark: field('logo-on-dark', 'footer', onDark, 'Logo for dark bands'),
    siteIcon: field('icon', 'page', icon, 'Icon'),
    ...coloursSchema.properties,
  },
  required: ['logo', 'siteIcon', ...coloursSchema.required],
};
