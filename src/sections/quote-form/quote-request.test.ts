import { describe, expect, test } from 'vitest';
import { quoteRequestSchema } from './quote-request.ts';

/** Each message is the name of its field; the form's own test has the specified ones. */
const schema = quoteRequestSchema({
  name: 'name',
  suburb: 'suburb',
  email: 'email',
  phone: 'phone',
  serviceType: 'serviceType',
  message: 'message',
});

const right = {
  name: 'Jo',
  suburb: 'Wodonga',
  email: 'jo@example.com',
  phone: '0491 570 156',
  serviceType: 'deep',
  message: 'Two rooms, please.',
};

/** The messages of a request in which one field has this value. */
const messagesOf = (field: string, value: string) =>
  schema.safeParse({ ...right, [field]: value }).error?.issues.map(({ message }) => message);

const rules = {
  name: {
    wrong: ['', ' ', 'J', ' J ', '🧽', '\t\n'],
    fine: ['Jo', 'Ðó', '李明', 'J B', '🧽🧽', "O'Brien <b>", 'x'.repeat(10_000)],
  },
  suburb: {
    wrong: ['', '   ', 'A', '\u200b\u00ad\u2060', '\u200b  \u200b', 'A\u200d\ufe0f'],
    fine: ['Albury', 'Yea', 'Au', 'Al\u00adbury', 'x'.repeat(10_000)],
  },
  email: {
    wrong: ['', ' ', 'jo', 'jo@', '@example.com', 'jo@example', 'jo bloggs@example.com', 'jo@@example.com'],
    fine: ['jo@example.com', '  jo@example.com ', 'jo.b+clean@sub.example.com.au', "o'brien@example.com"],
  },
  phone: {
    wrong: ['', '         1', '049157015', '0491 5701'],
    fine: ['0491570156', '0491 570 156', '+61 491 570 156', '(02) 5550 1234', '02-5550-1234', 'call at work'],
  },
  serviceType: {
    wrong: ['', 'carpets', 'Deep Clean'],
    fine: ['general', 'deep', 'move-prep', 'ndis'],
  },
  message: {
    wrong: ['', '          ', '123456789', ' 123456789 ', '🧽🧽🧽🧽🧽'],
    fine: ['1234567890', '<script>alert(1)</script>', '🧽'.repeat(10), 'x'.repeat(10_000)],
  },
} as const;

describe.each(Object.entries(rules))('%s', { tags: 'Q1' }, (field, { wrong, fine }) => {
  test.each(wrong)('%j gives its message', (value) => {
    expect(messagesOf(field, value)).toEqual([field]);
  });

  test('valid values are accepted', () => {
    for (const value of fine) expect(messagesOf(field, value), value.slice(0, 40)).toBeUndefined();
  });
});

test('spaces around a text are removed, those inside stay', { tags: 'Q1' }, () => {
  expect(schema.parse({ ...right, name: '  Jo  B ', email: ' jo@example.com ' })).toMatchObject({
    name: 'Jo  B',
    email: 'jo@example.com',
  });
});
