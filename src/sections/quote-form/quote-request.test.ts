import { describe, expect, test } from 'vitest';
import { loadContent } from '../../../pipeline/load-content.ts';
import { sampleDir } from '../../../tests/support/test-content.ts';
import { quoteRequestSchema } from './quote-request.ts';

const { content } = await loadContent(sampleDir);
if (!content) throw new Error('The content has mistakes: its own tests say which.');
const schema = quoteRequestSchema(content.home.quoteForm.messages);

const right = {
  name: 'Jo',
  suburb: 'Wodonga',
  email: 'jo@example.com',
  phone: '0491 570 156',
  serviceType: 'deep',
  message: 'Two rooms, please.',
};

/** The first message of a field with this value; undefined if it is accepted. */
function messageOf(field: keyof typeof right, value: unknown): string | undefined {
  const result = schema.safeParse({ ...right, [field]: value });
  if (result.success) return undefined;
  expect(result.error.issues.every((issue) => issue.path[0] === field)).toBe(true);
  return result.error.issues[0]?.message;
}

const rules = {
  name: {
    message: 'Name must be at least 2 characters',
    wrong: ['', ' ', 'J', ' J ', '🧽', '\t\n'],
    fine: ['Jo', 'Ðó', '李明', 'J B', '🧽🧽', "O'Brien <b>", 'x'.repeat(10_000)],
  },
  suburb: {
    message: 'Please enter your suburb',
    wrong: ['', '   ', 'A', '\u200b\u00ad\u2060', '\u200b  \u200b', 'A\u200d\ufe0f'],
    fine: ['Albury', 'Yea', 'Au', 'Al\u00adbury', 'x'.repeat(10_000)],
  },
  email: {
    message: 'Please enter a valid email address',
    wrong: ['', ' ', 'jo', 'jo@', '@example.com', 'jo@example', 'jo bloggs@example.com', 'jo@@example.com'],
    fine: ['jo@example.com', '  jo@example.com ', 'jo.b+clean@sub.example.com.au', "o'brien@example.com"],
  },
  phone: {
    message: 'Please enter a valid phone number',
    wrong: ['', '         1', '049157015', '0491 5701'],
    fine: ['0491570156', '0491 570 156', '+61 491 570 156', '(02) 5550 1234', '02-5550-1234', 'call at work'],
  },
  serviceType: {
    message: 'Please select a service type',
    wrong: ['', 'carpets', 'Deep Clean'],
    fine: ['general', 'deep', 'move-prep', 'ndis'],
  },
  message: {
    message: 'Please tell us a bit more about your needs',
    wrong: ['', '          ', '123456789', ' 123456789 ', '🧽🧽🧽🧽🧽'],
    fine: ['1234567890', '<script>alert(1)</script>', '🧽'.repeat(10), 'x'.repeat(10_000)],
  },
} as const;

describe.each(Object.entries(rules))('%s', { tags: 'Q1' }, (name, { message, wrong, fine }) => {
  const field = name as keyof typeof right;
  test.each(wrong)('%j gives the specified message', (value) => {
    expect(messageOf(field, value)).toBe(message);
  });

  test('valid values are accepted', () => {
    for (const value of fine) expect(messageOf(field, value), value.slice(0, 40)).toBeUndefined();
  });
});

test('spaces around a text are removed, those inside stay', { tags: 'Q1' }, () => {
  expect(schema.parse({ ...right, name: '  Jo  B ', email: ' jo@example.com ' })).toMatchObject({
    name: 'Jo  B',
    email: 'jo@example.com',
  });
});
