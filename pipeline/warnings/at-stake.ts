import { contentFiles } from '../../src/content/schemas/files.ts';
import { namedContent } from '../content/cross-check.ts';
import type { LoadedContent } from '../content/load.ts';
import { type Place, problemSentence } from '../content/problems.ts';
import { isValidAbn } from './legal-facts.ts';
import { sampleRules } from './sample-rules.ts';
import type { Files, Sample } from './sample-texts.ts';
import { leftOf } from './samples.ts';

/**
 * The sample's statements that an owner must confirm before publishing, worst first: one sentence each, with the
 * statement and what it can cost.
 */
export function atStake(content: LoadedContent, own: Files, sample: Sample): string[] {
  const shown = new Map(namedContent(content).map(({ file, value }) => [file, value]));
  const found = Object.values(sampleRules)
    .flat()
    .flatMap((rule) => {
      const places = leftOf(own, sample, { ...rule, fields: rule.fields.slice(0, 1) }).left.flat();
      const [first] = places;
      if (!rule.atStake || !first) return [];
      const { risk, says, cost } = rule.atStake;
      const items = places.map(({ place }) => itemAround(shown.get(rule.file), place));
      const statement = says.replace(/\S*<.*>\S*/, (named) =>
        items.map((item) => named.replace(/<(\w+)>/g, (_, name) => String(item[name]))).join(', '),
      );
      const around = first.place.slice(0, places.length > 1 ? -2 : -1);
      const sentence = problemSentence(
        rule.file,
        around.length > 0 ? around : first.place,
        `${statement}: ${cost}`,
      );
      return [{ risk, sentence }];
    });
  const { abn } = content.business;
  const cost = 'is not a valid ABN: business clients must withhold 47% of what they pay you';
  if (!isValidAbn(abn))
    found.push({ risk: 3, sentence: problemSentence(contentFiles.business.file, ['abn'], `${abn} ${cost}`) });
  return found.sort((a, b) => a.risk - b.risk).map(({ sentence }) => sentence);
}

function itemAround(data: unknown, place: Place) {
  return Object(place.slice(0, -1).reduce((value, key) => Object(value)[key], data));
}
