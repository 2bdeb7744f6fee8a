import * as business from '../../content/business.ts';
import { content } from '../../content/index.ts';
import { interpolate } from '../../lib/interpolate.ts';

const { notes } = content;

/** The paragraphs on privacy that fit the settings of content/business.yaml. */
export function privacyParagraphs(): string[] {
  const { tracking, delivery } = business;
  const { statisticsOn, statisticsOff, deliveryOn, deliveryOff, paragraphs } = notes.privacy;
  const statistics = tracking.measurementId || tracking.replayId ? statisticsOn : statisticsOff;
  const delivered = delivery.endpoint
    ? interpolate(deliveryOn, { host: new URL(delivery.endpoint).host })
    : deliveryOff;
  return [...paragraphs, ...handOverParagraphs(), delivered, statistics];
}

/** What the quote form is told, in words: only where the business has named parameters for it. */
function handOverParagraphs(): string[] {
  const { parameters, typedParameters } = content.business.quoteForm;
  const { text, typed, campaign, ...words } = notes.privacy.handOver;
  const told = Object.keys(parameters).map((key) => words[key as keyof typeof words] ?? campaign);
  const list = new Intl.ListFormat('en-AU').format(new Set(told));
  return [
    ...(told.length > 0 ? [interpolate(text, { list })] : []),
    ...(Object.keys(typedParameters).length > 0 ? [typed] : []),
  ];
}
