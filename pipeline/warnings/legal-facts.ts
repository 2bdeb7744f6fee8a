import { contentFiles } from '../../src/content/schemas/content-files.ts';
import type { LoadedContent } from '../content/loaded-content.ts';
import { problemSentence } from '../content/problems.ts';
import { isAccepted, type LeftPlace, type Sample } from './sample-texts.ts';

const { file } = contentFiles.business;
const noAbn =
  'is not a valid ABN, so it is the sample or has a typo: enter yours, because without it business clients must withhold 47% of what they pay you';
const victoria = /\bVIC\b|\bVictoria/;

/**
 * Facts that the law may require of a business like this one and that the content lacks. Two of the three may stay
 * empty.
 */
export function missingFacts({ business, contact }: LoadedContent, sample: Sample) {
  const ask = (field: string, whatToDo: string): LeftPlace[] =>
    isAccepted(sample, file, [field], null)
      ? []
      : [{ file, place: [field], whatToDo, texts: [{ place: [field], value: null }] }];
  const areas = contact.area.areas.flatMap(({ name, text }) => [name, text]);
  const isInVictoria = [business.address.region, ...areas].some((text) => victoria.test(text));
  const needsLicence =
    'a business that supplies workers to clean commercial premises in Victoria needs a licence: enter it, or make sure that you do not need one';
  const isEmpty =
    'is empty: enter the screening check that everyone you send to participants holds, if they hold one';
  const left: LeftPlace[] = [
    ...(isValidAbn(business.abn) ? [] : [{ file, place: ['abn'], whatToDo: noAbn, texts: [] }]),
    ...(isInVictoria && !business.labourHireLicence ? ask('labourHireLicence', needsLicence) : []),
    ...(business.ndisScreening ? [] : ask('ndisScreening', isEmpty)),
  ];
  return { left, total: 3 };
}

/** A warning about an ABN that cannot exist. */
export function doubtfulAbn(abn: string): string[] {
  return isValidAbn(abn) ? [] : [problemSentence(file, ['abn'], noAbn)];
}

/** Whether an ABN has a valid checksum as defined by the Australian Business Register (modulus 89). */
export function isValidAbn(abn: string): boolean {
  const digits = [...abn.replace(/\D/g, '')].map(Number);
  const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];
  if (digits.length !== weights.length || digits.every((digit) => digit === 0)) return false;
  const sum = weights.reduce(
    (total, weight, index) => total + weight * ((digits[index] ?? 0) - (index === 0 ? 1 : 0)),
    0,
  );
  return sum % 89 === 0;
}
