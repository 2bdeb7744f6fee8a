import { expect, test } from 'vitest';
import { unreadFields, watched } from './content-reads.ts';

test('without watched content, the check fails', () => {
  expect(() => unreadFields('')).toThrow('No content was watched.');
});

test('a text counts as shown once a document has it, and any other field once it is read', () => {
  const content = watched({
    tagline: 'Where clean feels like calm.',
    unread: 'Words that nothing reads',
    lost: 'Words that are read but never shown',
    list: [{ title: 'Shown words', count: 1, unreadCount: 2 }, { title: 'Other words' }],
    empty: null,
  });
  const [first] = content.list;
  expect(first?.count).toBe(1);
  expect(content.empty).toBeNull();
  expect(content.lost).toContain('never shown');
  const html = `<h1>${content.tagline}</h1><h2>${first?.title}</h2>`;
  expect(unreadFields(html)).toEqual(['unread', 'lost', 'list[].unreadCount']);
});
