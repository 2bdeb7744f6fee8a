import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Json, Path } from '../../api.ts';
import type { Desk } from '../../page/desk.ts';
import { NoAnswer } from '../../page/service.ts';
import { valueAt } from '../../values.ts';
import { showDesk } from './desk.tsx';
import { type FakeState, fakeFiles } from './service.ts';

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

function files(): FakeState {
  const state = fakeFiles();
  const photo = { src: 'hero.jpg', alt: 'A window.' };
  const front = { title: 'Clean', price: 100, category: 'Homes', points: ['One', 'Two'], photo };
  const data: Json = { ...front, body: 'Words.' };
  state.files.set(file, { file, version: '1', data, schema, problems: [] });
  return state;
}

/** typed: into the field, if it has more than this value */
type Kind = { path: Path; value: Json; typed?: string; field: () => ReturnType<typeof page.getByRole> };
const labelled = (label: string) => () => page.getByLabelText(label, { exact: true });

const kinds: Record<string, Kind> = {
  text: { path: ['title'], value: 'Cleaner', field: labelled('Title') },
  number: { path: ['price'], value: 175, field: labelled('Price') },
  choice: { path: ['category'], value: 'Offices', field: labelled('Category') },
  'list of texts': { path: ['points', 1], value: 'Three', typed: 'One\nThree', field: labelled('Points') },
  'article body': {
    path: ['body'],
    value: 'Other words.',
    field: () => page.getByRole('textbox', { name: 'Text', exact: true }),
  },
  'alt text': { path: ['photo', 'alt'], value: 'A door.', field: labelled('What the photo shows') },
};

async function type({ field, value, typed = String(value) }: Kind): Promise<void> {
  if (field().element() instanceof HTMLSelectElement) await userEvent.selectOptions(field(), typed);
  else await field().fill(typed);
}

const shownIn = (field: Element) =>
  field instanceof HTMLTextAreaElement ||
  field instanceof HTMLInputElement ||
  field instanceof HTMLSelectElement
    ? field.value
    : field.textContent;

/** Saves the photo, and calls `typed` at a moment of that. */
type Moment = (desk: Desk, save: () => Promise<void>, typed: () => Promise<void>) => Promise<void>;

/** Does something in place of the next request that changes a file. */
function once(
  desk: Desk,
  act: (send: () => ReturnType<Desk['service']['change']>) => ReturnType<Desk['service']['change']>,
) {
  const { change } = desk.service;
  desk.service.change = (request) => {
    desk.service.change = change;
    return act(() => change(request));
  };
}

const moments: Record<string, Moment> = {
  'before the request': async (_, save, typed) => {
    await typed();
    await save();
  },
  'while the request is out': async (desk, save, typed) => {
    once(desk, async (send) => {
      await typed();
      return send();
    });
    await save();
  },
  'between the answer and the redraw': async (desk, save, typed) => {
    once(desk, async (send) => {
      const outcome = await send();
      await typed();
      return outcome;
    });
    await save();
  },
  'while what was saved is read again': async (desk, save, typed) => {
    const { file: read } = desk.service;
    const [answered, isTyped] = [new EventTarget(), new EventTarget()];
    const end = (moment: EventTarget) => new Promise((done) => moment.addEventListener('end', done));
    const isAnswered = end(answered);
    once(desk, async (send) => {
      const outcome = await send();
      desk.service.file = async (name) => {
        await end(isTyped);
        return read(name);
      };
      setTimeout(() => answered.dispatchEvent(new Event('end')));
      return outcome;
    });
    const saving = save();
    await isAnswered;
    await typed();
    isTyped.dispatchEvent(new Event('end'));
    await saving;
  },
  'while the desk does not answer': async (desk, save, typed) => {
    once(desk, async () => {
      await typed();
      throw new NoAnswer('stopped');
    });
    await save();
  },
  'while it is refused': async (desk, save, typed) => {
    once(desk, async () => {
      await typed();
      return { kind: 'refused', problems: [{ sentence: 'Is too small.' }] };
    });
    await save();
  },
};

for (const [when, moment] of Object.entries(moments))
  for (const [name, kind] of Object.entries(kinds))
    test(`what is typed ${when} of something else stays: ${name}`, async () => {
      const state = files();
      const desk = await showDesk(state);
      await desk.open({ file, path: [] });
      await expect.element(kind.field()).toBeVisible();
      const save = () => {
        desk.change(file, { operation: 'set', path: ['photo', 'src'], value: 'new.jpg' });
        return desk.drafts.flush();
      };
      let kept = '';
      await moment(desk, save, async () => {
        await type(kind);
        await vi.waitFor(() => expect(desk.drafts.state).not.toBe('saved'));
        kept = JSON.stringify(Object.values(localStorage));
      });
      expect(kept).toContain(String(kind.value));
      await expect.poll(() => shownIn(kind.field().element())).toBe(kind.typed ?? String(kind.value));
      await desk.drafts.flush();
      await expect.poll(() => desk.drafts.state, { timeout: 5000 }).toBe('saved');
      const written = state.files.get(file);
      expect(valueAt(written?.data, kind.path)).toBe(kind.value);
      expect(valueAt(written?.data, ['photo', 'src'])).toBe('new.jpg');
      expect(valueAt(desk.drafts.open.get(file)?.data, ['photo', 'src'])).toBe('new.jpg');
      expect(shownIn(kind.field().element())).toBe(kind.typed ?? String(kind.value));
      expect(Object.keys(localStorage).filter((key) => key !== 'desk:former-photos')).toEqual([]);
    });
