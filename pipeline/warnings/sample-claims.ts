import type { Risk } from './sample-texts.ts';

/** A sample claim: the start of its evidence, by which it is known, and what to do. */
type SampleClaim = { risk: Risk; evidence: string; remedy: string };

const prove = (what: string) => `${what}, then write your own evidence and day`;

/** The claims of business.yaml, in order of risk. */
export const sampleClaims: Record<string, SampleClaim> = {
  liability: {
    risk: 'law',
    evidence: 'Certificate of currency',
    remedy: prove('is a sample: write the sum of your own public liability insurance'),
  },
  vetted: {
    risk: 'law',
    evidence: 'Staff register: date',
    remedy: prove('is a sample: make sure that everyone you send is police-checked, employed and insured'),
  },
  ndisDisclaimer: {
    risk: 'law',
    evidence: 'Public register of NDIS',
    remedy: prove('is a sample: look up your ABN in the register of NDIS providers'),
  },
  ndisManagement: {
    risk: 'law',
    evidence: 'Invoice records, by who pays',
    remedy: prove('is a sample: make sure that you serve participants with these kinds of plan'),
  },
  guarantee: {
    risk: 'law',
    evidence: 'Written guarantee in the',
    remedy: prove('is a sample: promise only what you will keep, as it is a warranty by law'),
  },
  lowTox: {
    risk: 'law',
    evidence: 'Safety data sheets in the',
    remedy: prove('is a sample: make sure that each of your products is so, as green claims need proof'),
  },
  prices: {
    risk: 'prices',
    evidence: 'Quotes, invoices and the terms',
    remedy: prove('is a sample: say whether your prices include GST and what paying by card costs'),
  },
  ...Object.fromEntries(
    Object.entries({
      sameCleaner: 'Roster records of the past',
      families: 'Count of different home',
      replyHome: 'Times of enquiries',
      replyContact: 'Times of enquiries',
      bondStandard: 'Vacate checklist compared',
      frequencies: 'Service list in the',
      hepa: 'Data sheets of the vacuums',
    }).map(([name, evidence]) => [
      name,
      { risk: 'prices' as const, evidence, remedy: prove('is a sample: make sure that it is true of you') },
    ]),
  ),
};
