/* Social marks, drawn simply for this site: one filled path each, fill-rule evenodd. */
export const brandMarks = {
  facebook: {
    label: 'Facebook',
    viewBox: '0 0 24 24',
    d: 'M12 2A10 10 0 0 1 22 12A10 10 0 0 1 13.7 21.85V14.9H16.1L16.6 12H13.7V10.2C13.7 9.2 14.2 8.6 15.3 8.6H16.7V6.1C16.1 6 15.4 5.9 14.6 5.9C12.3 5.9 10.8 7.3 10.8 9.8V12H8.2V14.9H10.8V21.93A10 10 0 0 1 12 2Z',
    fillRule: 'evenodd',
  },
  instagram: {
    label: 'Instagram',
    viewBox: '0 0 24 24',
    d: 'M7.5 2.5H16.5A5 5 0 0 1 21.5 7.5V16.5A5 5 0 0 1 16.5 21.5H7.5A5 5 0 0 1 2.5 16.5V7.5A5 5 0 0 1 7.5 2.5ZM7.5 4.3A3.2 3.2 0 0 0 4.3 7.5V16.5A3.2 3.2 0 0 0 7.5 19.7H16.5A3.2 3.2 0 0 0 19.7 16.5V7.5A3.2 3.2 0 0 0 16.5 4.3ZM12 7.4A4.6 4.6 0 1 1 12 16.6A4.6 4.6 0 1 1 12 7.4ZM12 9.2A2.8 2.8 0 1 0 12 14.8A2.8 2.8 0 1 0 12 9.2ZM17 5.9A1.1 1.1 0 1 1 17 8.1A1.1 1.1 0 1 1 17 5.9Z',
    fillRule: 'evenodd',
  },
  'google-business': {
    label: 'Google Business Profile',
    viewBox: '0 0 24 24',
    d: 'M12 1.8C16.6 1.8 20.2 5.4 20.2 9.9C20.2 15.2 14.8 19.6 12 22.2C9.2 19.6 3.8 15.2 3.8 9.9C3.8 5.4 7.4 1.8 12 1.8ZM12 3.6C8.4 3.6 5.6 6.4 5.6 9.9C5.6 13.7 9.2 17.1 12 19.7C14.8 17.1 18.4 13.7 18.4 9.9C18.4 6.4 15.6 3.6 12 3.6ZM12 6C13.1 6 14 6.4 14.8 7.1L13.6 8.3C13.1 7.9 12.6 7.7 12 7.7A2.3 2.3 0 1 0 14.1 10.9H12V9.3H15.9C16 9.6 16 9.8 16 10.1C16 12.4 14.4 14 12 14A4 4 0 0 1 12 6Z',
    fillRule: 'evenodd',
  },
} as const;

export type BrandMarkId = keyof typeof brandMarks;
