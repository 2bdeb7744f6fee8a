import * as z from 'zod';
import { text } from './parts.ts';

/** A claim: the placeholder [[claims.…]] inserts its words; the About page shows all but its evidence [S4]. */
const claim = z.strictObject({
  title: text.meta({ suggestedLength: 40 }).describe('What it is about. Shown on the About page.'),
  words: text
    .meta({ suggestedLength: 120 })
    .describe('The claim as part of a sentence, without a full stop at the end.'),
  short: text
    .meta({ suggestedLength: 30 })
    .optional()
    .describe('The claim in two to four words, for the row of icons at the top of the home page.'),
  check: text.describe('How you check it, as a sentence. Shown on the About page.'),
  evidence: text.describe('Where the proof is. Not shown to visitors.'),
  checked: z.iso
    .date('must be a date such as 2026-11-03')
    .describe('The day on which you last looked at the evidence.'),
});

/** What the business promises. */
export const claims = z.strictObject({
  sameCleaner: claim,
  vetted: claim,
  guarantee: claim,
  liability: claim,
  families: claim,
  replyHome: claim,
  replyContact: claim,
  ndisManagement: claim,
  ndisDisclaimer: claim,
  bondStandard: claim,
  frequencies: claim,
  hepa: claim,
  lowTox: claim,
  prices: claim,
});
