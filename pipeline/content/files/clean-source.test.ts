import { expect, test } from 'vitest';
import { cleanSource } from './clean-source.ts';

test.each<[string, typed: string, plain: string]>([
  ['a heading', '##\u00a0Our\u00a0rooms\u202f##', '## Our\u00a0rooms ##'],
  ['an indented heading', '\u00a0\u200b##\u2007Rooms\u00a0', ' ## Rooms'],
  ['a list', '-\u00a0one\n*\u202ftwo\n1.\u2003three', '- one\n* two\n1. three'],
  [
    'a list of a word processor',
    'We do:\n•\tfloors\n  ◦ tiles\n•\u00a0ovens',
    'We do:\n- floors\n  - tiles\n- ovens',
  ],
  ['a dot inside a line', 'floors • tiles\n5 · 6\n·x', 'floors • tiles\n5 · 6\n·x'],
  ['a list with boxes', '-\u00a0[\u00a0]\u00a0one', '- [ ] one'],
  ['a list in a quotation', '\u00a0>\u00a0-\u00a0\u200bone', ' > - one'],
  ['lines that look empty', 'x\n\u00a0\u200b\n\ufeff\ny\n\u3000\n', 'x\n\n\ny\n\n'],
  ['a table', '|\u00a0a\u00a0b\u00a0|\n|\u202f---\u00a0|\u00a0:-\u00a0', '| a\u00a0b |\n| --- | :-'],
  ['a placeholder', 'Call [[\u00a0pho\u200dne\u200e]].', 'Call [[ phone]].'],
  ['words', '20\u00a0km, $90\u202fper\u00a0hour – 5\u00a0!', '20\u00a0km, $90\u202fper\u00a0hour – 5\u00a0!'],
  ['emoji and scripts', '👩\u200d🔧 می\u200cخواهم \u200fא', '👩\u200d🔧 می\u200cخواهم \u200fא'],
  ['a flag at an end', '- 🏴\u{e0067}\u{e0062}\u{e007f}', '- 🏴\u{e0067}\u{e0062}\u{e007f}'],
])('%s of an article has the marks that it looks like', (_what, typed, plain) => {
  const front = '---\ntitle: x\n---\n';
  expect(cleanSource('a.md', front + typed)).toBe(front + plain);
  expect(cleanSource('a.md', front + plain)).toBe(front + plain);
});

// biome-ignore format: one line for each form, or two.
test.each<[string, string, typed: string, plain: string]>([
  ['a no-break space behind a colon', 'a.yaml', 'name:\u00a0Riverlight', 'name: Riverlight'],
  ['an indent of no-break spaces', 'a.yaml', 'hero:\n\u00a0 text: x', 'hero:\n  text: x'],
  ['spaces behind a dash', 'a.yaml', 'list:\n  -\u00a0one\n  -\u202ftwo', 'list:\n  - one\n  - two'],
  ['an empty line that is none', 'a.yaml', 'a: 1\n\u00a0\u200b\nb: 2', 'a: 1\n\nb: 2'],
  ['a field with a zero-width space', 'a.yaml', '\u200bna\u00adme: x', 'name: x'],
  ['spaces before a colon and at an end', 'a.yaml', 'name\u00a0: >-\u3000\n  x', 'name : >-\n  x'],
  ['spaces inside a text', 'a.yaml', 'name: 20\u00a0m\u00b2 at\u00a0home', 'name: 20\u00a0m\u00b2 at\u00a0home'],
  ['a list in brackets', 'a.yaml', 'a: [\u00a0{\u00a0b:\u00a01 }, "c\u00a0d" ]', 'a: [ { b: 1 }, "c\u00a0d" ]'],
  ['spaces in JSON', 'a.json', '{\u00a0"a\u00a0b":\u3000"c\u00a0\\"\u00a0d"\ufeff}', '{ "a\u00a0b": "c\u00a0\\"\u00a0d"}'],
  ['the front of an article', 'a.md', '---\u00a0\ntitle:\u00a0x\n---  \n\u00a0y\u2028z', '---\ntitle: x\n---\n y\nz'],
  ['a second byte order mark', 'a.md', '\ufeff---\ntitle: x\n---\ny', '---\ntitle: x\n---\ny'],
  ['words above the front', 'a.md', 'Words\n---\ntitle:\u00a0x\n---\ny', 'Words\n---\ntitle:\u00a0x\n---\ny'],
  ['digits of a fact', 'business.yaml', 'phone: 0491570156', 'phone: "0491570156"'],
  ['digits before a comment', 'business.yaml', 'phone:\u00a0+61491570156 # x', 'phone: "+61491570156" # x'],
  ['digits in a list', 'business.yaml', '- { day: Mon, opens: 8.50, closes: 17.10 }', '- { day: Mon, opens: "8.50", closes: "17.10" }'],
  ['digits of a field in quotes', 'business.yaml', '"postcode": 0800\nabn: 00', '"postcode": "0800"\nabn: "00"'],
  ['digits elsewhere', 'a.yaml', 'abn: 00', 'abn: 00'],
  ['a placeholder', 'a.yaml', 'a: x [[pho\u200bne]] y\u00a0z', 'a: x [[phone]] y\u00a0z'],
  ['a placeholder of JSON', 'a.json', '["[\u2060[\u00a0na\u00adme]]"]', '["[[ name]]"]'],
])('%s is read as what it looks like', (_what, file, typed, plain) => {
  expect(cleanSource(file, typed)).toBe(plain);
  expect(cleanSource(file, plain)).toBe(plain);
});
