import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Json, Path } from '../../api.ts';
import { valueAt } from '../../values.ts';
import { field, intercept, showDesk, written } from './desk.tsx';

// Something is typed in every kind of field at every moment at which something else is being saved.

const file = 'articles/spring.md';

/** The fields by their labels. typed: into the field, if it has more than this value */
const fields: Record<string, { path: Path; value: Json; typed?: string }> = {
  Title: { path: ['title'], value: 'Cleaner' },
  'Minutes to read (optional)': { path: ['minutes'], value: 175 },
  Category: { path: ['category'], value: 'Work' },
  'Points (optional)': { path: ['points', 1], value: 'Three', typed: 'One\nThree' },
  Text: { path: ['body'], value: 'Other words.' },
  'What the photo shows': { path: ['photo', 'alt'], value: 'A door.' },
};
const each = Object.entries(fields).map(([label, { path, value, typed = String(value) }]) => {
  return { input: field(label).first(), path, value, typed };
});

async function typeAll(): Promise<void> {
  for (const { input, typed } of each)
    if (input.element() instanceof HTMLSelectElement) await userEvent.selectOptions(input, typed);
    else await input.fill(typed);
}

type Send = () => Promise<Response>;

/** What happens in place of the next request, which saves a photo. */
const moments: Record<string, (send: Send, typed: () => Promise<void>) => Promise<Response>> = {
  'while the request is out': async (send, typed) => {
    await typed();
    return send();
  },
  'between the answer and the redraw': async (send, typed) => {
    const response = await send();
    await typed();
    return response;
  },
  'while the desk does not answer': async (_, typed) => {
    await typed();
    throw new TypeError('Failed to fetch');
  },
  'while it is refused': async (_, typed) => {
    await typed();
    return Response.json({ problems: [{ sentence: 'Is too small.' }] }, { status: 422 });
  },
};

test.each(Object.entries(moments))('what is typed %s of something else stays', async (_, moment) => {
  const desk = await showDesk({ file, path: [] });
  await expect.element(field('Title')).toBeVisible();
  let kept = '';
  const end = intercept('change', (send) => {
    end();
    return moment(send, async () => {
      await typeAll();
      await vi.waitFor(() => expect(desk.drafts.state).not.toBe('saved'));
      kept = Object.values(localStorage).join();
    });
  });
  desk.change(file, { operation: 'set', path: ['photo', 'src'], value: 'kitchen.jpg' });
  await desk.drafts.flush();
  await desk.drafts.flush();
  await expect.poll(() => desk.drafts.state, { timeout: 5000 }).toBe('saved');
  const data = await written(file);
  for (const { input, path, value, typed } of each) {
    expect(kept).toContain(String(value));
    await expect.element(input).toHaveValue(typed);
    expect(valueAt(data, path)).toBe(value);
  }
  expect(valueAt(data, ['photo', 'src'])).toBe('kitchen.jpg');
  expect(Object.keys(localStorage)).toEqual([]);
});
