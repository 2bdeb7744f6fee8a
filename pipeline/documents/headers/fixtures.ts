/** The parts of the shipped content that headers depend on. */
export const shipped = {
  business: {
    quoteForm: {
      url: 'https://form.example/',
      embedUrl: 'https://form.example/a/embed?b=1',
      furtherUrls: [] as string[],
    },
    mapEmbedUrl: 'https://maps.example/embed',
    delivery: { endpoint: null },
    tracking: { measurementId: null, replayId: null },
  },
  home: { hero: { externalPhotoUrl: null } },
};
/** The same with every setting that adds an external host. */
export const everything = {
  business: {
    ...shipped.business,
    delivery: { endpoint: 'https://mail.example/send' },
    tracking: { measurementId: 'G-A', replayId: 'abc' },
  },
  home: { hero: { externalPhotoUrl: 'https://photos.example/river.jpg?w=1' } },
};
