import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { content } from '../../src/content/index.ts';
import { details, fieldNames } from '../support/quote-details.ts';
import { accessibilityProblems } from './axe.ts';
import { advance } from './clock.ts';
import { boxOf, click, press } from './input.ts';
import {
  area,
  button,
  failure,
  field,
  fillForm,
  kept,
  openForm,
  startSending,
  submit,
  submitting,
  toast,
  words,
} from './quote-form.tsx';

const { delivery, phone } = content.business;
const { panel } = words;
const received = area.getByRole('heading', { name: words.toast.title, exact: true });
const endpoint = 'https://forms.example.com/quotes';

/** Responds to posts to the form service in turn, and collects the posts. */
function service(...answers: (Response | Promise<Response>)[]): Request[] {
  const posts: Request[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (...call) => {
    const post = new Request(...call);
    expect(post.url).toBe(endpoint);
    const answer = answers[posts.length];
    posts.push(post);
    return answer ?? Promise.reject(new TypeError('There is no answer.'));
  });
  return posts;
}

/** The key by which the service recognises a retry. */
const keyOf = (post: Request | undefined) => post?.headers.get('idempotency-key');

/** The field that only machines fill in. */
function hiddenField(): HTMLInputElement {
  const hidden = area.element().querySelector<HTMLInputElement>('input[name="reference"]');
  if (!hidden) throw new Error('There is no hidden field.');
  return hidden;
}

/** Fills in the form, and lets as much time pass as a person needs. */
async function fillSlowly(): Promise<void> {
  await fillForm();
  await advance(3000);
}

/** Waits for this many posts, and for the 400 ms in which the button shows at least that it is submitting. */
async function answered(posts: readonly Request[], count: number): Promise<void> {
  await expect.poll(() => posts.length).toBe(count);
  await advance(400);
  await expect.element(submitting).not.toBeInTheDocument();
}

beforeEach(async () => {
  // The content of the site has no service.
  const { endpoint: former } = delivery;
  delivery.endpoint = endpoint;
  onTestFinished(() => {
    delivery.endpoint = former;
  });
  vi.spyOn(console, 'info').mockReturnValue();
  await openForm();
});

test('delivery on: one post with the details, however slow the response, then the toast and an empty form', {
  tags: ['Q2', 'Q3'],
}, async () => {
  let reply = (_: Response) => {};
  const posts = service(
    new Promise((done) => {
      reply = done;
    }),
  );
  await expect.element(submit).toHaveAccessibleName(words.submit);
  // Machines fill in the hidden field; people cannot reach it.
  expect(area.getByRole('textbox').elements()).toHaveLength(5);
  await press(field('message'), '{Tab}');
  await expect.element(submit).toHaveFocus();
  const { width, height } = boxOf(hiddenField().parentElement ?? document.body);
  expect(Math.max(width, height)).toBeLessThanOrEqual(1);
  expect(hiddenField().getAttribute('autocomplete')).toBe('off');
  await fillSlowly();
  await startSending();
  await expect.element(submitting).toHaveAttribute('aria-disabled', 'true');
  await advance(10_000);
  await click(submitting);
  await press(field('email'), '{Enter}');
  await expect.element(submitting).toBeVisible();
  reply(Response.json({}));
  await expect.element(toast).toBeVisible();
  await expect.element(received).toBeVisible();
  await expect.element(area.getByText(panel.unsent.text)).not.toBeInTheDocument();
  await expect.element(area.getByLabelText(panel.sent)).toHaveValue(expect.stringContaining('Jo Bloggs'));
  await expect.element(area.getByRole('link', { name: panel.email })).not.toBeInTheDocument();
  await click(button(panel.another));
  await expect.element(field('name')).toHaveFocus();
  await expect.element(field('name')).toHaveValue('');
  await expect.element(received).not.toBeInTheDocument();
  expect(posts).toHaveLength(1);
  expect(posts[0]).toMatchObject({ method: 'POST', credentials: 'omit' });
  expect(posts[0]?.headers.get('Content-Type')).toBe('application/json');
  expect(await posts[0]?.json()).toEqual(details);
});

// Unit tests of the delivery have the other kinds of failures.
test('delivery on, after a failure it says what happened, keeps what was typed, and can try again', {
  tags: ['Q2', 'Q3'],
}, async () => {
  const posts = service(Response.json({}, { status: 500 }), Response.json({}));
  await fillSlowly();
  await click(submit);
  await answered(posts, 1);
  await expect.element(failure).toHaveTextContent(panel.failed);
  await expect.element(failure).toHaveTextContent(panel.failures.broken);
  await expect.element(toast).not.toBeInTheDocument();
  for (const each of fieldNames) await expect.element(field(each)).toHaveValue(details[each]);
  await expect.element(kept).toHaveValue(expect.stringContaining('Jo Bloggs'));
  const mail = area.getByRole('link', { name: panel.email }).element().getAttribute('href');
  expect(mail).toMatch(/^mailto:.*Bloggs/);
  await expect.element(area.getByRole('link', { name: phone }).first()).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);

  await click(button(panel.retry));
  await answered(posts, 2);
  await expect.element(toast).toBeVisible();
  await expect.element(failure).not.toBeInTheDocument();
  await expect.element(received).toHaveFocus();
  expect(keyOf(posts[1])).toMatch(/^[0-9a-f-]{36}$/);
  expect(keyOf(posts[1])).toBe(keyOf(posts[0]));
  // A request counts once, however often it is sent.
  expect(console.info).toHaveBeenCalledTimes(1);
});

test.each([
  ['with the hidden field', 3000, 'filled by a machine'],
  ['within 3 s', 2999, ''],
])('delivery on: a request %s is not sent, and nothing is lost', { tags: 'Q3' }, async (_, time, hidden) => {
  const posts = service();
  await fillForm();
  hiddenField().value = hidden;
  await advance(time);
  await click(submit);
  await expect.element(failure).toHaveTextContent(panel.failures.automatic);
  await expect.element(kept).toHaveValue(expect.stringContaining('Jo Bloggs'));
  await expect.element(field('message')).toHaveValue(details.message);
  await expect.element(button(panel.retry)).not.toBeInTheDocument();
  expect(posts).toEqual([]);
});
