import { expect, onTestFinished, vi } from 'vitest';
import { content } from '../../src/content/index.ts';
import { advance } from './clock.ts';
import { fillForm, submitting } from './quote-form.tsx';

const { delivery } = content.business;

const endpoint = 'https://forms.example.com/quotes';

/** Gives the form of a test a service to deliver to; the content of the site names none. */
export function deliverToService(): void {
  const { endpoint: before } = delivery;
  delivery.endpoint = endpoint;
  onTestFinished(() => {
    delivery.endpoint = before;
  });
}

/** How the form service answers a post. */
export type Answer = (post: Request) => Promise<Response>;

/** Answers the posts to the form service in turn, the last answer for all that follow, and collects them. */
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

/** The key by which the service knows a request that is sent again. */
export const keyOf = (post: Request | undefined) => post?.headers.get('idempotency-key');

/** Fills the form in and lets the time pass that a person needs for it. */
export async function fillSlowly(): Promise<void> {
  await fillForm();
  await advance(3000);
}

/** Waits until the answer is there, and the 400 ms are over for which the button says at least that it is submitting. */
export async function answered(): Promise<void> {
  await advance(400);
  await expect.element(submitting).not.toBeInTheDocument();
}
