import { expect, onTestFinished, vi } from 'vitest';
import { content } from '../../src/content/index.ts';
import { advance } from './clock.ts';
import { fillForm, submitting } from './quote-form.tsx';

const { delivery } = content.business;

const endpoint = 'https://forms.example.com/quotes';

/** Sets a delivery service for the form of a test; the content of the site has none. */
export function deliverToService(): void {
  const { endpoint: before } = delivery;
  delivery.endpoint = endpoint;
  onTestFinished(() => {
    delivery.endpoint = before;
  });
}

/** How the form service responds to a post. */
export type Answer = (post: Request) => Promise<Response>;

/** Responds to posts to the form service in turn, repeats the last response, and collects the posts. */
export function service(...answers: Answer[]): Request[] {
  const posts: Request[] = [];
  vi.spyOn(window, 'fetch').mockImplementation((...call) => {
    const post = new Request(...call);
    expect(post.url).toBe(endpoint);
    posts.push(post);
    const answer = answers[Math.min(posts.length, answers.length) - 1];
    return answer ? answer(post) : Promise.reject(new TypeError('There is no answer.'));
  });
  return posts;
}

export const json =
  (status: number): Answer =>
  async () =>
    Response.json({}, { status });

/** The key by which the service recognises a retry. */
export const keyOf = (post: Request | undefined) => post?.headers.get('idempotency-key');

/** Fills in the form, and lets as much time pass as a person needs. */
export async function fillSlowly(): Promise<void> {
  await fillForm();
  await advance(3000);
}

/** Waits for the response, and for the 400 ms in which the button shows at least that it is submitting. */
export async function answered(): Promise<void> {
  await advance(400);
  await expect.element(submitting).not.toBeInTheDocument();
}
