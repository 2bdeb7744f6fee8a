import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fileSchemas } from '../../fixtures/site/schemas.ts';
import type { JsonSchema } from '../../page/forms/schema.ts';
import { words } from '../../page/words.ts';
import { accessibilityProblems } from './axe.ts';
import { showDesk } from './desk.tsx';
import { fakeFiles } from './service.ts';

const status = page.getByRole('status').first();
const saved = () => expect.element(status).toHaveTextContent(words.save.saved);
const field = (name: string) => page.getByLabelText(name, { exact: true });
const button = (name: string | RegExp) =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
const answer = { file: 'pages/home.yaml', path: ['faq', 'six', 1, 'answer'] };

/** The written questions. */
const questions = (state: ReturnType<typeof fakeFiles>) =>
  Object(state.files.get('pages/home.yaml')?.data).faq.six.map(
    ({ question }: { question: string }) => question,
  );

test('a click on an answer opens its question; typed text is saved after a pause', async () => {
  const state = fakeFiles();
  const desk = await showDesk(state);
  await desk.open(answer);
  await expect.element(page.getByRole('heading', { name: '2. When do you come?' })).toBeVisible();
  await expect.element(field('Answer')).toHaveFocus();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await field('Answer').fill('Any day.');
  await expect.element(status).toHaveTextContent(words.save.waiting);
  vi.advanceTimersByTime(500);
  await saved();
  expect(Object(state.files.get('pages/home.yaml')?.data).faq.six[1].answer).toBe('Any day.');
  expect(state.requests).toBe(1);
  expect(await accessibilityProblems()).toEqual([]);
});

test('a mistake is explained at its field in the build’s words, and not saved until it is fixed', async () => {
  const state = fakeFiles();
  state.check = (file, data) => {
    const { rating } = Object(data).testimonials[0];
    return rating <= 5
      ? []
      : [
          {
            sentence: `content/${file}, testimonials, item 1, rating: must be at most 5: correct it.`,
            file,
            path: ['testimonials', 0, 'rating'],
          },
        ];
  };
  const desk = await showDesk(state);
  await desk.open({ file: 'testimonials.json', path: ['testimonials', 0, 'rating'] });
  await field('Rating').fill('6');
  await expect.element(page.getByText('Must be at most 5: correct it.')).toBeVisible();
  await expect.element(field('Rating')).toHaveAttribute('aria-invalid', 'true');
  expect(field('Rating').element().getAttribute('aria-describedby')).toContain(
    page.getByText('Must be at most 5').element().id,
  );
  expect(Object(state.files.get('testimonials.json')?.data).testimonials[0].rating).toBe(5);
  expect(await accessibilityProblems()).toEqual([]);
  await field('Rating').fill('4');
  await saved();
  expect(Object(state.files.get('testimonials.json')?.data).testimonials[0].rating).toBe(4);
});

test.each([
  [
    'of another page',
    'testimonials.json',
    ['testimonials', 0, 'text'],
    'File testimonials.json: Reviews, item 1, Text',
  ],
  ['of this form as a whole', 'pages/home.yaml', ['faq'], 'File pages/home.yaml: FAQ'],
])(
  'a sentence about a field %s names what it is about, and nothing typed is lost',
  async (_, file, path, place) => {
    const state = fakeFiles();
    const names = path.map((part) => (typeof part === 'number' ? `item ${part + 1}` : part));
    const sentence = `content/${file}, ${names.join(', ')}: is too long: shorten it.`;
    state.check = () => [{ sentence, file, path }];
    const desk = await showDesk(state);
    await desk.open({ file: 'pages/home.yaml', path: ['faq', 'text'] });
    await field('Text').fill('Ask us.');
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent(new RegExp(`^${place}Is too long: shorten it\\.$`));
    await expect.element(field('Text')).not.toHaveAttribute('aria-invalid', 'true');
    await expect.element(field('Text')).toHaveValue('Ask us.');
  },
);

test('an unlikely value gets a question at its field', async () => {
  const state = fakeFiles();
  const file = state.files.get(answer.file);
  const sentence = 'content/pages/home.yaml, faq, heading: is short: look at it again.';
  if (file) state.files.set(answer.file, { ...file, notes: [{ sentence, path: ['faq', 'heading'] }] });
  const desk = await showDesk(state);
  await desk.open({ file: answer.file, path: ['faq'] });
  await expect.element(page.getByText('Is short: look at it again.')).toBeVisible();
  await expect.element(field('Heading')).not.toHaveAttribute('aria-invalid');
  await expect.element(field('Heading')).toHaveAccessibleDescription(/Is short/);
});

test('items of a list are moved, removed and added', async () => {
  const state = fakeFiles();
  const desk = await showDesk(state);
  await desk.open({ file: 'pages/home.yaml', path: ['faq', 'six'] });
  await button('Move 1. How do you clean? down').click();
  await saved();
  expect(questions(state)).toEqual(['When do you come?', 'How do you clean?', 'What does it cost?']);
  await button('Remove 3. What does it cost?').click();
  await saved();
  await button(words.addAnother).click();
  await expect.element(page.getByRole('heading', { name: '3. New' })).toBeVisible();
  await field('Question').fill('Do you do windows?');
  await field('Answer').fill('Yes.');
  await saved();
  expect(questions(state)).toEqual(['When do you come?', 'How do you clean?', 'Do you do windows?']);
  await button(words.upNamed('3. Do you do windows?')).click();
  await expect.element(page.getByRole('heading', { name: '2. Do you do windows?' })).toBeVisible();
  await saved();
  expect(questions(state)[1]).toBe('Do you do windows?');
});

test('a text with a placeholder shows the value of the fact and links to it', async () => {
  const desk = await showDesk(fakeFiles());
  await desk.open({ file: 'pages/home.yaml', path: ['faq', 'text'] });
  await expect.element(field('Text')).toHaveValue('Call [[phone]] to ask.');
  const fact = page.getByRole('list', { name: words.facts });
  await expect.element(fact).toHaveTextContent('0491 570 006');
  await expect.element(button('Change Phone')).toBeVisible();
});

test('of two photos, the form says which one is shown where, and which one this width does not show', async () => {
  const state = fakeFiles();
  const home = state.files.get('pages/home.yaml');
  if (!home) throw new Error('There is no home page.');
  const schema = structuredClone(home.schema) as JsonSchema;
  const photos = Object(schema.properties?.hero).properties;
  Object.assign(photos.photo, { shownIf: '(width < 1px)', description: 'Shown on tablets.' });
  Object.assign(photos.portraitPhoto, { shownIf: '(width >= 1px)', description: 'Shown on phones.' });
  const photo = { src: 'hero.jpg', alt: 'A sofa' };
  const data = { hero: { photo, portraitPhoto: photo } };
  state.files.set('pages/home.yaml', { ...home, schema, data });
  const desk = await showDesk(state);
  const element = document.body.appendChild(document.createElement('iframe'));
  onTestFinished(() => element.remove());
  desk.frame = { element, elementOf: () => undefined } as unknown as NonNullable<typeof desk.frame>;
  desk.revealOpened = () => {};
  await desk.open({ file: 'pages/home.yaml', path: ['hero', 'photo', 'src'] });
  await expect.element(page.getByText('Shown on tablets.')).toBeVisible();
  await expect.element(page.getByText('Shown on phones.')).toBeVisible();
  expect(page.getByText(words.photo.notShown).elements()).toHaveLength(1);
});

test('texts of the sample that are right for the owner are ticked off, one entry or a whole section at a time', async () => {
  const state = fakeFiles();
  const file = 'pages/home.yaml';
  const entry = (name: string, ...texts: string[]) => ({
    sentence: `content/${file}, ${name}: write your own.`,
    file,
    path: [name],
    marks: texts.map((text) => ({ file, field: name, text })),
  });
  const { marks, ...must } = entry('phone');
  const items = [entry('founded', '2024'), entry('tagline', 'Clean.'), must];
  const pages = [
    { heading: file, items: [entry('faq', 'Ask us.', 'We answer.'), entry('hero', 'Hi there.')], total: 2 },
  ];
  const beside = { heading: 'Beside', items: [entry('team', 'Meet us.')], total: 1 };
  state.report.samples = [{ heading: 'Facts', items, total: 3 }];
  state.report.others = { beside, pages };
  await showDesk(state);
  await button(words.problems).click();
  await expect.element(button(words.rightNamed('File pages/home.yaml: Tagline'))).toBeVisible();
  await expect.element(button(words.rightNamed('File pages/home.yaml: Phone'))).not.toBeInTheDocument();
  state.report.samples = [{ heading: 'Facts', items: items.slice(1), total: 3 }];
  await button(words.rightNamed('File pages/home.yaml: Founded')).click();
  await expect.element(page.getByRole('heading', { name: words.samplesHeading(1, 3) })).toBeVisible();
  await expect.element(button(/^File pages\/home.yaml: Tagline/)).toHaveFocus();
  await expect.element(page.getByRole('heading', { name: words.othersHeading(3) })).toBeVisible();
  await page.getByText(words.counted('Beside', 1)).click();
  await expect.element(button(words.rightNamed('File pages/home.yaml: Team'))).toBeVisible();
  await page.getByText(words.counted('File pages/home.yaml', 3)).click();
  await page.getByText(words.counted('FAQ', 2)).click();
  await expect.element(page.getByText('We answer.')).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  const faq = button(words.rightNamed('File pages/home.yaml: FAQ'));
  state.report.others = { beside, pages: pages.map((one) => ({ ...one, items: one.items.slice(1) })) };
  await faq.click();
  await expect.element(faq).not.toBeInTheDocument();
  await expect.element(page.getByText(words.counted('Top of the page', 1))).toHaveFocus();
  expect(state.accepted).toEqual(['founded: 2024', 'faq: Ask us.', 'faq: We answer.']);
  state.report.others = { beside, pages };
  await button(words.undo).click();
  await expect.element(faq).toBeVisible();
});

test('each entry of the sample’s list leads to the next; the list opens at the topic where the owner was', async () => {
  const state = fakeFiles();
  const item = (name: string) => ({
    sentence: `content/pages/home.yaml, faq, ${name}: write your own.`,
    file: 'pages/home.yaml',
    path: ['faq', name],
  });
  state.report.samples = [
    { heading: 'Heading', items: [item('heading')], total: 1 },
    { heading: 'Words', items: [item('text'), item('heading')], total: 2 },
  ];
  await showDesk(state);
  await button(words.problems).click();
  await page.getByText(words.samplesOf('Words', 0, 2)).click();
  await button(/FAQ, Text/).click();
  await expect.element(field('Text')).toHaveFocus();
  const next = button(new RegExp(`^${words.next}`));
  await next.click();
  await expect.element(field('Heading')).toHaveFocus();
  await expect.element(next).not.toBeInTheDocument();
  await button(words.problems).click();
  const topics = () =>
    [...document.querySelectorAll('.drawer details')].map((topic) => (topic as HTMLDetailsElement).open);
  await expect.poll(topics).toEqual([false, true]);
});

test('remaining sample content is counted after open changes have been saved', async () => {
  const state = fakeFiles();
  const desk = await showDesk(state);
  await desk.open({ file: 'pages/home.yaml', path: ['faq', 'heading'] });
  await field('Heading').fill('Ours');
  let written = '';
  desk.service.report = async () => {
    written = Object(state.files.get('pages/home.yaml')?.data).faq.heading;
    return state.report;
  };
  await button(words.problems).click();
  await expect.poll(() => written).toBe('Ours');
});

test('a new review is the first, has a short name of its own, and leads to the number of reviews', async () => {
  const state = fakeFiles();
  const desk = await showDesk(state);
  await desk.open({ file: 'testimonials.json', path: ['testimonials'] });
  await button(words.addAnother).click();
  await expect.element(button('Number and average of your reviews')).toBeVisible();
  await expect.element(field('Name')).toHaveFocus();
  const labels = [...document.querySelectorAll('.field > label')].map(
    (label) => label.firstChild?.textContent,
  );
  expect([labels[0], labels.at(-1)]).toEqual(['Name', 'Short name']);
  await field('Rating').fill('4');
  await saved();
  expect(Object(state.files.get('testimonials.json')?.data).testimonials).toMatchObject([
    { id: expect.stringMatching(/^reviews-\w{4}$/), rating: 4 },
    { id: 'ann-b' },
  ]);
  expect(await accessibilityProblems()).toEqual([]);
});

test('the hours of all days are in one form, and those of the first are copied to the others', async () => {
  const state = fakeFiles();
  const hours = ['Monday', 'Tuesday'].map((day) => ({ day, opens: '8:00' }));
  const data = { phone: '0491 570 006', hours };
  const schema = fileSchemas.business;
  state.files.set('business.yaml', { file: 'business.yaml', version: '1', data, schema, problems: [] });
  const desk = await showDesk(state);
  await desk.open({ file: 'business.yaml', path: ['hours'] });
  await expect.element(page.getByRole('group', { name: '2. Tuesday' })).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await field('Opens').first().fill('7:00');
  await button(words.copyFirst(1)).click();
  await saved();
  expect(Object(state.files.get('business.yaml')?.data).hours).toEqual([
    { day: 'Monday', opens: '7:00' },
    { day: 'Tuesday', opens: '7:00' },
  ]);
  await desk.open({ file: 'business.yaml', path: ['hours', 1, 'opens'] });
  await expect.element(field('Opens').nth(1)).toHaveFocus();
  await button(words.addAnother).click();
  await expect.element(field('Day').nth(2)).toHaveFocus();
});

test('the focus stays in a list: at the next line after one is removed, in the new field after one is added', async () => {
  const desk = await showDesk(fakeFiles());
  const list = { file: 'pages/home.yaml', path: ['faq', 'six'] };
  await desk.open(list);
  await button('Remove 2. When do you come?').click();
  await expect.element(button('Remove 2. What does it cost?')).toHaveFocus();
  await button('Remove 2. What does it cost?').click();
  await expect.element(button(words.addAnother)).toHaveFocus();
  for (const _ of ['once', 'again']) {
    await button(words.addAnother).click();
    await expect.element(field('Question')).toHaveFocus();
    await button('Remove 2. New').click();
    await expect.element(page.getByRole('heading', { name: 'All six' })).toHaveFocus();
  }
});

test('a list of texts is one field: each line is an item, empty lines do not count, and a mistake names its line', async () => {
  const state = fakeFiles();
  const item = { type: 'string', minLength: 1 };
  const schema = { type: 'object', properties: { points: { type: 'array', items: item } } };
  const data = { points: ['One', 'Two', 'Three'] };
  const file = 'pages/home.yaml';
  state.files.set(file, { file, version: '1', data, schema, problems: [] });
  state.check = (_, now) => {
    const index = Object(now).points.indexOf('Twice');
    return index < 0 ? [] : [{ sentence: 'Is there twice.', file, path: ['points', index] }];
  };
  const desk = await showDesk(state);
  const points = () => Object(state.files.get(file)?.data).points;
  // A click on a line of the page selects it.
  await desk.open({ file, path: ['points', 1] });
  await expect.element(field(`Points (${words.optional})`)).toHaveFocus();
  expect(getSelection()?.toString()).toBe('Two');
  await userEvent.keyboard('2{Enter}{Enter}  2b ');
  const input = page.getByRole('textbox', { name: /^Points/ });
  await expect.element(input).toHaveValue('One\n2\n\n  2b \nThree');
  await saved();
  expect(points()).toEqual(['One', '2', '2b', 'Three']);
  await expect.element(input).toHaveValue('One\n2\n\n  2b \nThree');
  await input.fill('One\n\nTwice');
  await expect.element(input).toHaveAccessibleDescription(/Line 2: Is there twice\./);
  expect(points()).toHaveLength(4);
  expect(await accessibilityProblems()).toEqual([]);
  await input.fill('Last');
  await saved();
  expect(points()).toEqual(['Last']);
});

test('a photo of a list has a form of its own; a group that may be missing is removed in its form', async () => {
  const state = fakeFiles();
  const { photo } = Object(fileSchemas.home.properties).hero.properties;
  const text = { type: 'string' };
  const properties = { words: text, proofs: { type: 'array', items: photo } };
  const promise = { type: 'object', properties, required: ['words'] };
  const schema = {
    type: 'object',
    properties: {
      logos: { type: 'array', items: photo },
      promise: { anyOf: [promise, { type: 'null' }] },
    },
    required: ['logos', 'promise'],
  };
  const logos = [
    { src: 'hero.jpg', alt: 'First client.' },
    { src: 'van.jpg', alt: 'Second client.' },
  ];
  const data = { logos, promise: { words: 'Always on time', proofs: [] } };
  const file = 'pages/home.yaml';
  state.files.set(file, { file, version: '1', data, schema, problems: [] });
  const desk = await showDesk(state);
  await desk.open({ file, path: ['logos'] });
  await button('2. Second client.').click();
  await field('What the photo shows').fill('Our second client.');
  await saved();
  expect(Object(state.files.get(file)?.data).logos[1].alt).toBe('Our second client.');
  await desk.open({ file, path: ['logos'] });
  await button(words.addAnother).click();
  await expect.element(page.getByRole('heading', { name: '3. New' })).toBeVisible();
  await button('Remove 3. New').click();
  // Of several photos, each that can't be read is named.
  desk.service.upload = async ({ name }) => {
    if (name !== 'good.jpg') throw new Error(`${name} can’t be read.`);
    return { photo: 'new.jpg' };
  };
  const files = ['broken.jpg', 'good.jpg', 'text.jpg'].map((name) => new File(['photo'], name));
  await page.getByLabelText(words.photo.add).upload(files);
  await expect.element(page.getByText('broken.jpg can’t be read. text.jpg can’t be read.')).toBeVisible();
  await button('Remove 3. New').click();

  await desk.open({ file, path: ['promise', 'words'] });
  await expect.element(page.getByRole('heading', { name: 'Promise' })).toBeVisible();
  await button('Remove Promise').click();
  await saved();
  expect(Object(state.files.get(file)?.data)).toMatchObject({ promise: null });
  await expect.element(button('Add: Promise')).toBeVisible();
  // Its own form, which a list outside the pages may open.
  await desk.open({ file, path: ['promise'] });
  await expect.element(button('Remove Promise')).not.toBeInTheDocument();
  await button('Add: Promise').click();
  await field('Words').fill('On time again');
  await saved();
  expect(Object(state.files.get(file)?.data)).toMatchObject({ promise: { words: 'On time again' } });
});
