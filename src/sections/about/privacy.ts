import type { Content } from '../../content/schemas/files.ts';
import { interpolate } from '../../lib/interpolate.ts';

type Privacy = Content['notes']['privacy'];
type Business = Content['business'];

/** The paragraphs on privacy that fit the settings of content/business.yaml. */
export function privacyParagraphs(privacy: Privacy, business: Business): string[] {
  const { tracking, delivery, quoteForm } = business;
  const { statisticsOn, statisticsOff, deliveryOn, deliveryOff, paragraphs } = privacy;
  const statistics = tracking.measurementId || tracking.replayId ? statisticsOn : statisticsOff;
  const delivered = delivery.endpoint
    ? interpolate(deliveryOn, { host: new URL(delivery.endpoint).host })
    : deliveryOff;
  return [...paragraphs, ...handOverParagraphs(privacy.handOver, quoteForm), delivered, statistics];
}

/** What is passed to the hosted form, in words. Only lists what the business has named parameters for. */
function handOverParagraphs(
  { text, typed, campaign, ...words }: Privacy['handOver'],
  { parameters, typedParameters }: Business['quoteForm'],
): string[] {
  const told = Object.keys(parameters).map((key) => words[key as keyof typeof words] ?? campaign);
  const list = new Intl.ListFormat('en-AU').format(new Set(told));
  return [
    ...(told.length > 0 ? [interpolate(text, { list })] : []),
    ...(Object.keys(typedParameters).length > 0 ? [typed] : []),
  ];
}
