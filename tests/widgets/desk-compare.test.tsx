import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { OutlineAnswer, OutlineRequest } from '../../desk/page/frame/outline-in-frame.ts';
import { markedText, placeOf } from '../../desk/page/places/marks.ts';
import { publishWords } from '../../desk/page/publish/publish-words.ts';
import { accessibilityProblems } from './axe.ts';
import { showChanges } from './desk-publish.tsx';
import { fakePublish } from './publish-service.ts';

const button = (name: string | RegExp) =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
const heading = (name: string) => page.getByRole('heading', { name });

for (const width of [390, 1440])
  test(`a page is shown before and after, ${width} px wide`, async () => {
    await page.viewport(width, 900);
    await showChanges(fakePublish());
    await button(/^Home 2 changes/).click();
    await expect.element(heading('Home: before and after')).toHaveFocus();
    await expect.element(page.getByText('Change 1 of 2: Home › Questions, Heading')).toBeVisible();
    const after = page.getByTitle(publishWords.page.frame('After'));
    const widthOf = () => (after.element() as HTMLIFrameElement).clientWidth;
    expect(widthOf()).toBe(width < 768 ? 390 : 1280);
    const other = publishWords.page.widths[width < 768 ? 'computer' : 'phone'];
    await page.getByRole('radio', { name: other }).click();
    await expect.poll(widthOf).toBe(width < 768 ? 1280 : 390);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    const frame = after.element() as HTMLIFrameElement;
    const asked: unknown[] = [];
    const answer = (data: unknown) =>
      dispatchEvent(new MessageEvent('message', { data, source: frame.contentWindow }));
    if (frame.contentWindow) frame.contentWindow.postMessage = (message: unknown) => asked.push(message);
    answer({ desk: 'ready' });
    const keys = ['pages/home.yaml#faq/heading', 'testimonials.json#testimonials/0'];
    expect(asked).toEqual([{ desk: 'outline', keys, current: [keys[0]] }]);
    await button(publishWords.page.next).click();
    await expect.element(page.getByText('Change 2 of 2: Reviews, Ann B.')).toBeVisible();
    expect(asked.at(-1)).toEqual({ desk: 'outline', keys, current: [keys[1]] });
    await expect.element(button(publishWords.page.next)).toHaveAttribute('aria-disabled', 'true');
    answer({ desk: 'outlined', found: 0, share: 0 });
    await expect.element(page.getByText(publishWords.page.noPlace)).toBeVisible();
    answer({ desk: 'outlined', found: 1, share: 0.5 });
    await expect.element(page.getByText(publishWords.page.noPlace)).not.toBeInTheDocument();
    if (width < 768) {
      await page.getByRole('tab', { name: 'After' }).click();
      await userEvent.keyboard('{ArrowLeft}');
      await expect.element(page.getByRole('tab', { name: 'Before' })).toHaveFocus();
      await expect.element(page.getByTitle(publishWords.page.frame('Before'))).toBeVisible();
      await expect.element(after).not.toBeVisible();
    }
    expect(await accessibilityProblems(document.querySelector('.compare-tools') ?? undefined)).toEqual([]);
  });

const module = new URL('../../desk/page/frame/outline-in-frame.ts', import.meta.url).pathname;
const marked = (key: string, text: string) => markedText(text, placeOf(key));
const card = (index: number) =>
  `<li><h3>${marked(`pages/home.yaml#items/${index}/name`, `Clean ${index}`)}</h3><b>$${index}</b></li>`;

/** A page in a frame that outlines what its parent asks for. */
async function outlinedFrame() {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const answers: OutlineAnswer[] = [];
  const onMessage = ({ source, data }: MessageEvent<OutlineAnswer>) =>
    source === frame.contentWindow ? answers.push(data) : undefined;
  addEventListener('message', onMessage);
  onTestFinished(() => {
    removeEventListener('message', onMessage);
    frame.remove();
  });
  // Vitest imports through its own function, which the frame has not.
  frame.srcdoc = `<!doctype html><script>__vitest_browser_runner__ = parent.__vitest_browser_runner__</script>
    <script type="module" src="${module}"></script>
    <main><h2>${marked('pages/home.yaml#faq/heading', 'Questions')}</h2><ul>${card(0)}${card(1)}</ul>
    <p style="height: 2000px"></p><a href="/elsewhere">Elsewhere</a>
    <details><summary>${marked('pages/home.yaml#faq/six/0/question', 'When?')}</summary>
    <p>${marked('pages/home.yaml#faq/six/0/answer', 'Today.')}</p></details></main>
    <aside><div data-page-part="overlays">Prompt</div></aside>`;
  await expect.poll(() => answers).toEqual([{ desk: 'ready' }]);
  const shown = () => frame.contentDocument as Document;
  return {
    shown,
    answers,
    send: (request: OutlineRequest) => frame.contentWindow?.postMessage(request, '*'),
    outlines: () => [...(shown().querySelector('desk-outlines')?.shadowRoot?.querySelectorAll('i') ?? [])],
  };
}

test('a page in a frame outlines what its desk asks for, and nothing floats over it', async () => {
  const { shown, answers, send, outlines } = await outlinedFrame();
  const keys = ['faq/heading', 'items/1/fromPrice', 'faq/six/0/answer'].map(
    (path) => `pages/home.yaml#${path}`,
  );
  const [first = '', price = '', answer = ''] = keys;
  send({ desk: 'outline', keys: [first, price], current: [price] });
  await expect.poll(() => answers.at(-1)).toMatchObject({ desk: 'outlined', found: 1 });
  expect(outlines()).toHaveLength(2);
  const box = shown().querySelectorAll('li')[1]?.getBoundingClientRect();
  const current = outlines().find((one) => one.hasAttribute('data-current'));
  // A price has no mark: its card is outlined.
  expect(Math.round((current?.getBoundingClientRect().top ?? 0) + 5)).toBe(Math.round(box?.top ?? 0));
  expect(shown().querySelector('aside')?.checkVisibility()).toBe(false);
  send({ desk: 'outline', keys, current: [answer] });
  await expect.poll(() => answers[2]).toMatchObject({ desk: 'outlined', found: 1 });
  expect(shown().querySelector('details')?.open).toBe(true);
  expect(shown().defaultView?.scrollY).toBeGreaterThan(1000);
  send({ desk: 'outline', keys, current: ['pages/home.yaml#none'] });
  await expect.poll(() => answers.at(-1)).toMatchObject({ found: 0 });
});

test('a page in a frame says where a person scrolls it, not where its desk does, and no link leaves it', async () => {
  const { shown, answers, send } = await outlinedFrame();
  send({ desk: 'outline', keys: [], current: [] });
  await expect.poll(() => answers).toHaveLength(2);
  const view = shown().defaultView as Window;
  send({ desk: 'scroll', share: 1 });
  await expect.poll(() => view.scrollY).toBeGreaterThan(1000);
  view.dispatchEvent(new WheelEvent('wheel'));
  view.scrollTo(0, 0);
  await expect.poll(() => answers.at(-1)).toEqual({ desk: 'scrolled', share: 0 });
  expect(answers).toHaveLength(3);
  shown().querySelector('a')?.click();
  send({ desk: 'outline', keys: [], current: [] });
  await expect.poll(() => answers).toHaveLength(4);
  expect(shown().querySelector('h2')?.textContent).toBe('Questions');
});
