import { expect, test } from 'vitest';
import { testContent } from '../tests/test-content.ts';
import { isValidAbn, sampleFacts } from './sample-facts.ts';

async function business() {
  const content = await testContent();
  try {
    return (await content.load()).business;
  } finally {
    await content.remove();
  }
}

test.each([
  ['51 824 753 556', true],
  ['51824753556', true],
  ['51 824 753 557', false],
  ['15 824 753 556', false],
  ['00 000 000 000', false],
  ['51 824 753 55', false],
  ['51 824 753 5560', false],
  ['', false],
])('the ABN "%s" is valid: %s', (abn, valid) => {
  expect(isValidAbn(abn)).toBe(valid);
});

test('[S1] every sample fact of the shipped file is found', async () => {
  expect(sampleFacts(await business())).toEqual([
    'name',
    'siteUrl',
    'phone',
    'email',
    'abn',
    'quoteForm.url',
    'quoteForm.embedUrl',
    'mapEmbedUrl',
    'googleBusinessUrl',
    'social (Facebook)',
    'social (Instagram)',
  ]);
});

test('[S1] none is found when all are replaced, and each alone when it is restored', async () => {
  const sample = await business();
  const own = {
    ...sample,
    name: 'Example Street Cleaning',
    siteUrl: 'https://www.own-cleaning.com.au',
    phone: '02 6041 2345',
    email: 'hello@notexample.com',
    abn: '51 824 753 556',
    quoteForm: {
      ...sample.quoteForm,
      url: 'https://forms.own.au/q',
      embedUrl: 'https://forms.own.au/q?host=example.com',
    },
    mapEmbedUrl: 'https://maps.own.au/embed',
    googleBusinessUrl: 'https://g.own.au/own',
    social: sample.social.map((profile) => ({ ...profile, url: 'https://own.au', placeholder: false })),
  };
  expect(sampleFacts(own)).toEqual([]);
  for (const field of [
    'name',
    'siteUrl',
    'phone',
    'email',
    'abn',
    'mapEmbedUrl',
    'googleBusinessUrl',
  ] as const)
    expect(sampleFacts({ ...own, [field]: sample[field] })).toEqual([field]);
  for (const field of ['url', 'embedUrl'] as const) {
    const quoteForm = { ...own.quoteForm, [field]: sample.quoteForm[field] };
    expect(sampleFacts({ ...own, quoteForm })).toEqual([`quoteForm.${field}`]);
  }
  const social = own.social.map((profile) => ({ ...profile, placeholder: true }));
  expect(sampleFacts({ ...own, social })).toEqual(['social (Facebook)', 'social (Instagram)']);
});

test.each(['0491 570 156', '02 5550 1234', '1800 160 401', '1300 975 707'])(
  'the number %s, which is reserved for fiction, is a sample',
  async (phone) => {
    expect(sampleFacts({ ...(await business()), phone })).toContain('phone');
  },
);
