import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Json, Path } from '../../api.ts';
import { type DeskService, NoAnswer } from '../../page/service.ts';
import { valueAt } from '../../values.ts';
import { showDesk } from './desk.tsx';
import { fakeFiles } from './service.ts';

// Something is typed in every kind of field at every moment at which something else is being saved.

const file = 'articles/clean.md';
const text = { type: 'string' };
const schema = {
  type: 'object',
  properties: {
    title: text,
    price: { type: 'number' },
    category: { enum: ['Homes', 'Offices'] },
    points: { type: 'array', items: text },
    photo: {
      type: 'object',
      properties: { src: { ...text, isPhoto: true }, alt: text },
      required: ['src', 'alt'],
    },
  },
  required: ['title', 'price', 'category', 'points', 'photo'],
};
const photo = { src: 'hero.jpg', alt: 'A window.' };
const data: Json = {
  ...{ title: 'Clean', price: 100, category: 'Homes', points: ['One', 'Two'] },
  ...{ photo, body: 'Words.' },
};

/** The fields by their labels. typed: into the field, if it has more than this value */
const fields: Record<string, { path: Path; value: Json; typed?: string }> = {
  Title: { path: ['title'], value: 'Cleaner' },
  Price: { path: ['price'], value: 175 },
  Category: { path: ['category'], value: 'Offices' },
  Points: { path: ['points', 1], value: 'Three', typed: 'One\nThree' },
  Text: { path: ['body'], value: 'Other words.' },
  'What the photo shows': { path: ['photo', 'alt'], value: 'A door.' },
};
const each = Object.entries(fields).map(([label, { path, value, typed = String(value) }]) => {
  return { field: page.getByLabelText(label, { exact: true }), path, value, typed };
});

async function typeAll(): Promise<void> {
  for (const { field, typed } of each)
    if (field.element() instanceof HTMLSelectElement) await userEvent.selectOptions(field, typed);
    else await field.fill(typed);
}

type Send = () => ReturnType<DeskService['change']>;

/** What happens in place of the next request, which saves a photo. */
const moments: Record<string, (send: Send, typed: () => Promise<void>) => ReturnType<Send>> = {
  'while the request is out': async (send, typed) => {
    await typed();
    return send();
  },
  'between the answer and the redraw': async (send, typed) => {
    const outcome = await send();
    await typed();
    return outcome;
  },
  'while the desk does not answer': async (_, typed) => {
    await typed();
    throw new NoAnswer('stopped');
  },
  'while it is refused': async (_, typed) => {
    await typed();
    return { kind: 'refused', problems: [{ sentence: 'Is too small.' }] };
  },
};

test.each(Object.entries(moments))('what is typed %s of something else stays', async (_, moment) => {
  const state = fakeFiles();
  state.files.set(file, { file, version: '1', data, schema, problems: [] });
  const desk = await showDesk(state);
  await desk.open({ file, path: [] });
  await expect.element(page.getByLabelText('Title', { exact: true })).toBeVisible();
  let kept = '';
  const { change } = desk.service;
  desk.service.change = (request) => {
    desk.service.change = change;
    return moment(
      () => change(request),
      async () => {
        await typeAll();
        await vi.waitFor(() => expect(desk.drafts.state).not.toBe('saved'));
        kept = Object.values(localStorage).join();
      },
    );
  };
  desk.change(file, { operation: 'set', path: ['photo', 'src'], value: 'new.jpg' });
  await desk.drafts.flush();
  await desk.drafts.flush();
  await expect.poll(() => desk.drafts.state, { timeout: 5000 }).toBe('saved');
  const written = state.files.get(file)?.data;
  for (const { field, path, value, typed } of each) {
    expect(kept).toContain(String(value));
    await expect.element(field).toHaveValue(typeof value === 'number' ? value : typed);
    expect(valueAt(written, path)).toBe(value);
  }
  expect(valueAt(written, ['photo', 'src'])).toBe('new.jpg');
  expect(Object.keys(localStorage)).toEqual([]);
});
