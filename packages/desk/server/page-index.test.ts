import { expect, test } from 'vitest';
import { markedText } from '../page/places/marks.ts';
import { pageIndex } from './page-index.ts';

/** Pages whose reading a test ends. */
function pagesToRead() {
  const asked: string[] = [];
  const ends: ((html: string) => void)[] = [];
  const read = (route: string) => {
    asked.push(route);
    return new Promise<string>((done) => ends.push(done));
  };
  const answer = async (html: string) => {
    await expect.poll(() => ends.length).toBeGreaterThan(0);
    ends.shift()?.(html);
  };
  return { asked, read, answer };
}

test('a page is told by its words, without their marks', async () => {
  const place = { file: 'pages/home.yaml', path: ['faq', 'six', 1, 'answer'] };
  const html = `<h1>Ring&nbsp;<b>us</b></h1><img alt="A &amp; B"><script>no</script><p>${markedText('Any day', place)}</p>`;
  const whole = `<main>${html}</main><footer><p>Call 1</p></footer><aside>Chat</aside>`;
  const { words, foot } = await pageIndex(async () => whole).of('/');
  expect(words).toBe('Ring us A & B Any day Call 1 Chat');
  expect(foot).toBe('Call 1');
});

test('pages are read one after the other, and each once until the content changes', async () => {
  const { asked, read, answer } = pagesToRead();
  const pages = pageIndex(read);
  const both = Promise.all([pages.of('/'), pages.of('/about'), pages.of('/')]);
  await answer('one');
  await answer('two');
  expect((await both).map(({ words }) => words)).toEqual(['one', 'two', 'one']);
  expect(asked).toEqual(['/', '/about']);
  pages.forget();
  const again = pages.of('/');
  pages.forget();
  await answer('three');
  expect((await again).words).toBe('three');
  const last = pages.of('/');
  await answer('four');
  expect((await last).words).toBe('four');
});

test('a page waits for what people do, and is read again if it could not be read', async () => {
  const log: string[] = [];
  const quiet = async () => {
    await new Promise((done) => setTimeout(done, 1));
    log.push('quiet');
  };
  const read = async () => {
    log.push('read');
    if (log.length === 2) throw new Error('no');
    return 'yes';
  };
  const pages = pageIndex(read, quiet);
  await expect(pages.of('/')).rejects.toThrow('no');
  expect((await pages.of('/')).words).toBe('yes');
  expect(log).toEqual(['quiet', 'read', 'quiet', 'read']);
});
