import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deskService } from '../../page/service.ts';
import { words } from '../../page/words.ts';
import { accessibilityProblems } from './axe.ts';
import {
  button,
  field,
  heading,
  intercept,
  refuseChanges,
  saved,
  showDesk,
  status,
  writeOutside,
  written,
} from './desk.tsx';

const home = 'pages/home.yaml';
const questions = async () =>
  (await written(home)).faq.six.map(({ question }: { question: string }) => question);

test('a click on an answer opens its question; typed text is saved after a pause', async () => {
  await showDesk({ file: home, path: ['faq', 'six', 1, 'answer'] });
  await expect.element(heading('2. When do you come?')).toBeVisible();
  await expect.element(field('Answer')).toHaveFocus();
  // A field of one line ignores Enter, but not that of an input method, which ends a word.
  const enter = (isComposing: boolean) =>
    new KeyboardEvent('keydown', { key: 'Enter', isComposing, bubbles: true, cancelable: true });
  expect(field('Question').element().dispatchEvent(enter(true))).toBe(true);
  expect(field('Question').element().dispatchEvent(enter(false))).toBe(false);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await field('Answer').fill('Any day.');
  await expect.element(status).toHaveTextContent(words.save.waiting);
  vi.advanceTimersByTime(500);
  await saved();
  expect((await written(home)).faq.six[1].answer).toBe('Any day.');
  expect(await accessibilityProblems()).toEqual([]);
});

test.each([
  ['another page', 'testimonials.json', ['testimonials', 0, 'text'], 'Reviews, item 1, Text', 'Text'],
  ['this form as a whole', home, ['faq'], 'Home: FAQ', 'Heading'],
])(
  'a mistake of %s names its place; nothing typed is lost, and the bar leads back to it',
  async (_, file, path, place, first) => {
    const desk = await showDesk();
    refuseChanges({ sentence: `content/${file}, ${path.join(', ')}: is too long: shorten it.`, file, path });
    await desk.open({ file: home, path: ['faq', 'text'] });
    await field('Text').fill('Ask us.');
    await expect.element(status).toHaveTextContent(words.save.refused);
    desk.show(undefined);
    await status.getByRole('button').click();
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent(new RegExp(`^${place}Is too long: shorten it\\.$`));
    await expect.element(field('Text')).not.toHaveAttribute('aria-invalid', 'true');
    await expect.element(field(first)).toHaveFocus();
    await expect.element(field('Text')).toHaveValue('Ask us.');
  },
);

test('facts: an unlikely value gets a question at its field, a text shows the facts that it names', async () => {
  const desk = await showDesk({ file: 'business.yaml', path: ['founded'] });
  await field('Founded').fill('1850');
  await expect.element(page.getByText('Is long ago: look at it again.')).toBeVisible();
  await saved();
  await expect.element(field('Founded')).not.toHaveAttribute('aria-invalid');
  await expect.element(field('Founded')).toHaveAccessibleDescription(/Is long ago/);
  const accept = refuseChanges({ sentence: 'Is too late.', path: ['founded'] });
  await field('Founded').fill('2850');
  await expect.element(field('Founded')).toHaveAccessibleDescription(/^(?!.*long ago).*Is too late/);
  accept();
  await field('Founded').fill('1850');
  await saved();
  await desk.open({ file: home, path: ['faq', 'text'] });
  await expect.element(field('Text')).toHaveValue('Call [[phone]] to ask.');
  const { phone, rating } = await written('business.yaml');
  await expect.element(page.getByText(words.signs(`Call ${phone} to ask.`.length, 40))).toBeVisible();
  await expect.element(page.getByRole('list', { name: words.facts })).toHaveTextContent(phone);
  await button('Change Phone').click();
  await expect.element(field('Phone')).toHaveFocus();
  // The history names a group as its form does.
  desk.change('business.yaml', { operation: 'set', path: ['rating'], value: { ...rating, count: 99 } });
  await expect
    .element(button(words.undo))
    .toHaveAttribute('title', `${words.undo}: Number and average of your reviews`);
});

test('items of a list are moved, removed and added, and the focus stays in the list', async () => {
  await showDesk({ file: home, path: ['faq', 'six'] });
  await button('Move 1. How do you clean? down').click();
  await saved();
  expect(await questions()).toEqual(['When do you come?', 'How do you clean?', 'What does it cost?']);
  await button('Remove 2. How do you clean?').click();
  await expect.element(button('Remove 2. What does it cost?')).toHaveFocus();
  await button('Remove 2. What does it cost?').click();
  await expect.element(button(words.addAnother)).toHaveFocus();
  await saved();
  for (const _ of ['once', 'again']) {
    await button(words.addAnother).click();
    await expect.element(field('Question')).toHaveFocus();
    await expect.element(status).toHaveTextContent(words.save.new);
    await expect.element(field('Question')).not.toHaveAttribute('aria-invalid');
    await button('Remove 2. New').click();
    await expect.element(heading('All six')).toHaveFocus();
  }
  await button(words.addAnother).click();
  await expect.element(field('Question')).toHaveFocus();
  await button('All six').click();
  await status.getByRole('button').click();
  await expect.element(field('Question')).toHaveAttribute('aria-invalid', 'true');
  await field('Question').fill('Do you do windows?');
  await field('Answer').fill('Yes.');
  await saved();
  expect(await questions()).toEqual(['When do you come?', 'Do you do windows?']);
  await button(words.upNamed('2. Do you do windows?')).click();
  await expect.element(heading('1. Do you do windows?')).toBeVisible();
  await saved();
  expect(await questions()).toEqual(['Do you do windows?', 'When do you come?']);
});

/** An entry about texts of the home page, as the site reports it. */
const sampleOf = (name: string) => `content/${home}, ${name}: write your own.`;
const group = (heading: string, total: number, entries: Record<string, string[]>) => ({
  heading,
  total,
  sentences: Object.keys(entries).map(sampleOf),
  marks: Object.fromEntries(
    Object.entries(entries).map(([name, texts]) => [
      sampleOf(name),
      texts.map((text) => ({ file: home, field: name, text })),
    ]),
  ),
});
const report = (told: object) => writeOutside('report.json', JSON.stringify(told));

test('texts of the sample that are right for the owner are ticked off, one entry or a whole section at a time', async () => {
  await showDesk();
  const left = { tagline: ['Clean.'] };
  const beside = group('Beside', 1, { team: ['Meet us.'] });
  const hero = { hero: ['Hi there.'] };
  const pages = [group(home, 2, { faq: ['Ask us.', 'We answer.'], ...hero })];
  await report({ samples: [group('Facts', 3, { founded: ['2024'], ...left })], others: { beside, pages } });
  await button(words.problems).click();
  await expect.element(button(words.rightNamed('Home: Tagline'))).toBeVisible();
  await report({ samples: [group('Facts', 3, left)], others: { beside, pages } });
  await button(words.rightNamed('Home: Founded')).click();
  await expect.element(heading(words.samplesHeading(2, 3))).toBeVisible();
  await expect.element(button(/^Home: Tagline/)).toHaveFocus();
  await expect.element(heading(words.othersHeading(3))).toBeVisible();
  await page.getByText(words.counted('Beside', 1)).click();
  await expect.element(button(words.rightNamed('Home: Team'))).toBeVisible();
  await page.getByText(words.counted('Home', 3)).click();
  await page.getByText(words.counted('FAQ', 2)).click();
  await expect.element(page.getByText('We answer.')).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await report({ samples: [group('Facts', 3, left)], others: { beside, pages: [group(home, 2, hero)] } });
  const faq = button(words.rightNamed('Home: FAQ'));
  await faq.click();
  await expect.element(faq).not.toBeInTheDocument();
  await expect.element(page.getByText(words.counted('Top of the page', 1))).toHaveFocus();
  expect(await written('as-in-sample.yaml')).toEqual({
    [home]: { founded: ['2024'], faq: ['Ask us.', 'We answer.'] },
  });
  await writeOutside('photos/old.jpg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  const warnings = ['photos/old.jpg is not used anywhere: name it, or delete it.'];
  await report({ others: { beside, pages }, warnings });
  await button(words.undo).click();
  await expect.element(faq).toBeVisible();
  await button(words.removeNamed('old.jpg')).click();
  await expect.poll(async () => (await deskService.state()).photos).not.toContain('old.jpg');
});

test('each entry of the sample’s list leads to the next; the list opens at the topic where the owner was, once what was typed is saved', async () => {
  await showDesk();
  const samples = [
    { heading: 'Heading', sentences: [sampleOf('faq, heading')], marks: {}, total: 1 },
    { heading: 'Words', sentences: ['faq, text', 'faq, heading'].map(sampleOf), marks: {}, total: 2 },
  ];
  await report({ samples });
  await button(words.problems).click();
  // An entry that must change has no tick.
  await expect.element(button(/^That’s right/)).not.toBeInTheDocument();
  await page.getByText(words.samplesOf('Words', 0, 2)).click();
  await button(/FAQ, Text/).click();
  await expect.element(field('Text')).toHaveFocus();
  const next = button(new RegExp(`^${words.next}`));
  await next.click();
  await expect.element(field('Heading')).toHaveFocus();
  await expect.element(next).toHaveTextContent(`${words.next}${words.problems}`);
  await field('Heading').fill('Ours');
  let stored = '';
  intercept('report', async (send) => {
    stored = (await written(home)).faq.heading;
    await expect.element(page.getByText(words.readingProblems)).toBeVisible();
    return send();
  });
  await button(words.problems).click();
  const topics = () =>
    [...document.querySelectorAll('.drawer details')].map((topic) => (topic as HTMLDetailsElement).open);
  await expect.poll(topics).toEqual([false, true]);
  expect(stored).toBe('Ours');
});

test('the form of an entry has its tick, and Next follows the items of a list, of which some are removed', async () => {
  await showDesk();
  const entries = [1, 2, 3].map((number) => [`faq, six, item ${number}, question`, ['How?']]);
  await report({ samples: [group('Questions', 3, Object.fromEntries(entries))] });
  await button(words.problems).click();
  await button(/^Home: FAQ, All six, item 1/).click();
  await button(words.right).click();
  for (const name of ['2. When do you come?', '2. What does it cost?']) {
    await button(words.removeNamed(name)).click();
    await expect.element(heading('All six')).toBeVisible();
    await button(new RegExp(`^${words.next}`)).click();
  }
  await expect.element(heading(words.problems)).toBeVisible();
  await saved();
  expect(await questions()).toEqual(['How do you clean?']);
});

test('the hours of all days are in one form', async () => {
  const desk = await showDesk({ file: 'business.yaml', path: ['hours'] });
  await expect.element(page.getByRole('group', { name: '2. Tuesday' })).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await desk.open({ file: 'business.yaml', path: ['hours', 1, 'opens'] });
  await expect.element(field('Opens').nth(1)).toHaveFocus();
  // An entry may name a group.
  await desk.open({ file: 'business.yaml', path: ['hours', 1] });
  await expect.element(field('Day').nth(1)).toHaveFocus();
  await desk.open({ file: home, path: ['hero', 'link'] });
  await expect.element(field('Words of the button')).toHaveFocus();
  await desk.open({ file: 'business.yaml', path: ['hours'] });
  await button(words.addAnother).click();
  await expect.element(field('Day').nth(2)).toHaveFocus();
});

test('a number is typed key by key, and numbers copied together fill their group', async () => {
  await showDesk({ file: 'business.yaml', path: ['rating', 'value'] });
  const rating = async () => (await written('business.yaml')).rating;
  await field('Value').clear();
  await userEvent.type(field('Value'), '-4.050');
  await saved();
  expect(await rating()).toEqual({ value: -4.05, count: 31 });
  await field('Value').fill('$99–$120');
  await expect.element(status).toHaveTextContent(words.save.refused);
  await expect.element(field('Value')).toHaveValue('$99–$120');
  await field('Value').fill('4');
  for (const [copied, value, count] of [
    ['4.7, 12', 4.7, 12],
    ['-36.07373,14', -36.07373, 14],
    ['3\t120', 3, 120],
  ] as const) {
    await paste('Count', copied);
    await saved();
    expect(await rating()).toEqual({ value, count });
  }
});

test('a list of texts is one field: each line is an item, empty lines do not count, and a mistake names its line', async () => {
  // A click on a line of the page selects it.
  await showDesk({ file: home, path: ['whyChooseUs', 'points', 1] });
  const points = async () => (await written(home)).whyChooseUs.points;
  const input = field('Points');
  await expect.element(input).toHaveFocus();
  expect(getSelection()?.toString()).toBe('Keys: kept safe');
  await userEvent.keyboard('2{Enter}{Enter}  2b ');
  await saved();
  expect(await points()).toEqual(['No harsh smells', '2', '2b']);
  await expect.element(input).toHaveValue('No harsh smells\n2\n\n  2b ');
  const accept = refuseChanges({ sentence: 'Is there twice.', path: ['whyChooseUs', 'points', 1] });
  await input.fill('One\n\nTwice');
  await expect.element(input).toHaveAccessibleDescription(/Line 2: Is there twice\./);
  expect(await accessibilityProblems()).toEqual([]);
  accept();
  await input.fill('Last');
  await saved();
  expect(await points()).toEqual(['Last']);
});

test('a pasted list is tidied, which the field says; one undo brings back the text as it was copied', async () => {
  const desk = await showDesk();
  const { tidied, marks, cells, commas, tabs } = words.pasted;
  const suburbs = { file: 'business.yaml', path: ['suburbs'] };
  const points = { file: home, path: ['whyChooseUs', 'points'] };
  const stored = async () => (await written(suburbs.file)).suburbs;
  for (const [place, name, text, done] of [
    [points, 'Points', '1. Keys, kept safe\n2. Paid\tlater', [marks, tabs]],
    [
      suburbs,
      'Suburbs (optional)',
      '• Albury\r\n• Jindera\tNSW\r\n• Wodonga, Lavington',
      [marks, cells, commas],
    ],
  ] as const) {
    await desk.open(place);
    await expect.element(field(name)).toHaveFocus();
    await paste(name, text);
    await expect.element(page.getByText(tidied([...done]))).toBeVisible();
  }
  expect(await accessibilityProblems()).toEqual([]);
  await saved();
  expect(await stored()).toEqual(['Albury', 'Jindera', 'Wodonga', 'Lavington']);
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(page.getByText(marks)).not.toBeInTheDocument();
  await saved();
  expect(await stored()).toEqual(['• Albury', '• Jindera\tNSW', '• Wodonga, Lavington']);
});

test('a photo of a list has a form of its own; a group that may be missing is removed in its form', async () => {
  const file = 'pages/contact.yaml';
  const proofs = { file, path: ['promise', 'proofs'] };
  const desk = await showDesk(proofs);
  await button('1. A van at a door.').click();
  await field('What the photo shows').fill('Our van.');
  await saved();
  expect((await written(file)).promise.proofs[0].alt).toBe('Our van.');
  await desk.open(proofs);
  await button(words.addAnother).click();
  await expect.element(heading('2. New')).toBeVisible();
  await button('Remove 2. New').click();
  // Of several photos, each that can't be read is named.
  const photo = await (await fetch('/__desk/photo?name=van.jpg')).blob();
  const files = ['broken.jpg', 'good.jpg', 'text.jpg'].map(
    (name) => new File([name === 'good.jpg' ? photo : 'photo'], name),
  );
  await page.getByLabelText(words.photo.add).upload(files);
  // In the drawer, where the bar has no room for it.
  await status.getByRole('button', { name: /^broken\.jpg/ }).click();
  await expect.element(page.getByText(/broken\.jpg .* good\.jpg is only .* text\.jpg /)).toBeVisible();

  await desk.open({ file, path: ['promise', 'words'] });
  await button('Remove Promise').click();
  await saved();
  expect((await written(file)).promise).toBe(null);
  await expect.element(button('Add: Promise')).toBeVisible();
  // Its own form, which a list outside the pages may open.
  await desk.open({ file, path: ['promise'] });
  await expect.element(button('Remove Promise')).not.toBeInTheDocument();
  await button('Add: Promise').click();
  await field('Words').fill('On time again');
  await saved();
  expect((await written(file)).promise).toMatchObject({ words: 'On time again' });
});

/** Pastes a text into a field, as a browser tells the page. */
async function paste(name: string, text: string): Promise<void> {
  await expect.element(field(name)).toBeVisible();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const options = { clipboardData, bubbles: true, cancelable: true };
  field(name).element().dispatchEvent(new ClipboardEvent('paste', options));
}
