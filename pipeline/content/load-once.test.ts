import { expect, onTestFinished, test, vi } from 'vitest';
import { contentFiles } from '../../src/content/schemas/files.ts';
import { testContent } from '../../tests/test-content.ts';
import { loadOnce } from './load-once.ts';

test('content is loaded once for a change that is checked, written and shown, and again after the next', async () => {
  const { business, read, write, remove } = await testContent();
  onTestFinished(remove);
  const parse = vi.spyOn(contentFiles.contact.schema, 'safeParse');
  onTestFinished(() => parse.mockRestore());
  const { file } = contentFiles.contact;
  const source = await read(file);
  const withHeading = (words: string) => source.replace(/^( +heading:) .*/m, `$1 ${words}`);
  const headingOf = async (planned?: string) => {
    const plan = new Map(planned === undefined ? [] : [[file, Buffer.from(planned)]]);
    const { content } = await loadOnce(business, plan);
    const { heading } = content?.contact.header ?? {};
    // Callers may change what they get.
    if (content) content.contact.header.heading = 'Changed by a caller';
    return heading;
  };
  expect(await headingOf(withHeading('Talk to us'))).toBe('Talk to us');
  await write(file, withHeading('Talk to us'));
  expect(await headingOf()).toBe('Talk to us');
  expect(await headingOf()).toBe('Talk to us');
  expect(parse).toHaveBeenCalledTimes(1);
  await write(file, withHeading('Write to us'));
  expect(await headingOf()).toBe('Write to us');
  expect(parse).toHaveBeenCalledTimes(2);
});
