import * as z from 'zod';
import { date, text } from './parts.ts';

/** A claim. The placeholder [[claims.…]] inserts its words; the About page shows everything except its evidence. */
const claim = z.strictObject({
  title: text.meta({ suggestedLength: 40 }).describe('What it is about. Shown on the About page.'),
  words: text
    .meta({ suggestedLength: 120 })
    .describe('The promise, worded as part of a sentence, without a full stop at the end.'),
  short: text
    .meta({ suggestedLength: 30 })
    .optional()
    .describe('The promise in two to four words, for the row of icons at the top of the home page.')
    .meta({ title: 'In a few words' }),
  check: text.describe('How you check it, as a sentence. Shown on the About page.'),
  evidence: text.meta({ title: 'Where the proof is' }).describe('Where the proof is. Not shown to visitors.'),
  checked: date.describe('The day you last looked at the evidence.').meta({ title: 'Last checked on' }),
});

/** null: the business does not promise it. Sentences that name it are left out. */
const promise = claim.nullable();

/** What the business promises. */
export const claims = z.strictObject({
  sameCleaner: promise.meta({ title: 'The same cleaner' }),
  vetted: promise.meta({ title: 'The people you send' }),
  guarantee: promise,
  liability: promise.meta({ title: 'Your insurance' }),
  families: promise.meta({ title: 'How many clients you have' }),
  replyHome: promise.meta({ title: 'Reply time on the home page' }),
  replyContact: promise.meta({ title: 'Reply time on the contact page' }),
  ndisManagement: promise.meta({ title: 'NDIS plans you work with' }),
  ndisDisclaimer: promise.meta({ title: 'Your place in the NDIS' }),
  bondStandard: promise.meta({ title: 'Vacate cleans' }),
  frequencies: promise.meta({ title: 'How often you come' }),
  hepa: promise.meta({ title: 'Your vacuum filters' }),
  lowTox: promise.meta({ title: 'Low-tox products' }),
  prices: promise,
});
