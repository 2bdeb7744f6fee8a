import { describe, expect, test } from 'vitest';
import { mailLink } from './mail-link.ts';

const address = 'hello@riverlightcleaning.example';
const note = '[The rest did not fit.]';
const link = (text: string) => mailLink(address, 'Quote request: Deep Clean', text, note);
const bodyOf = (href: string) => new URL(href).searchParams.get('body') ?? '';

describe('a link that opens an e-mail', { tags: 'Q3' }, () => {
  test('has the subject and the text, with the line breaks of e-mail', () => {
    expect(link('Name: Jo & Co\nMessage: 100% "clean"?')).toBe(
      'mailto:hello@riverlightcleaning.example?subject=Quote%20request%3A%20Deep%20Clean&body=' +
        'Name%3A%20Jo%20%26%20Co%0D%0AMessage%3A%20100%25%20%22clean%22%3F',
    );
  });

  test('keeps a text that just fits, and shortens one that does not, with a note', () => {
    const room = 1900 - link('').length;
    expect(bodyOf(link('a'.repeat(room)))).toBe('a'.repeat(room));
    const cut = bodyOf(link('a'.repeat(room + 1)));
    expect(cut).toMatch(/^a+\r\n\r\n\[The rest did not fit\.\]$/);
    expect(link('a'.repeat(room + 1))).toHaveLength(1900);
  });

  test('never splits an emoji or a line break, and accepts half an emoji', () => {
    for (let before = 0; before < 14; before += 1) {
      const cut = bodyOf(link('a'.repeat(before) + '🧽\n'.repeat(2000)));
      expect(cut.slice(before)).toMatch(/^(🧽\r\n)+(🧽)?\r\n\r\n\[The rest/u);
    }
    expect(bodyOf(link('half \uD83E'))).toBe('half \uFFFD');
  });
});
