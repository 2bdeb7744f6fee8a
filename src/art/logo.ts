/*
 * The logo: a low sun over one long river curve and its reflection. Every path is a fill.
 * Roles: accent = sun, ink = river, soft = reflection. The sun keeps its own colour on dark backgrounds (see public/favicon.svg).
 */
export const logoMark = {
  viewBox: '0 0 40 40',
  paths: [
    {
      d: 'M9.2 20.6A11 11 0 0 1 30.9 18.4C27.6 18.2 25 19.3 22.2 20.6C18.6 22.2 14.6 22.7 9.2 20.6Z',
      role: 'accent',
    },
    {
      d: 'M2.5 23.2C8.6 26.6 15.2 27 22.4 23.8C27.6 21.5 32.2 20.3 37.5 22.6C33.2 22.7 29.6 24.4 25.6 26.8C17.6 31.6 8.6 30.4 2.5 23.2Z',
      role: 'ink',
    },
    {
      d: 'M12.6 32.2C18.4 33.4 23.4 32 27.6 29.6C30.4 28 33 27.2 35.6 27.6C33.2 28.4 31.4 30.2 28.8 32C23.6 35.6 17.2 35.6 12.6 32.2Z',
      role: 'soft',
    },
  ],
} as const;
