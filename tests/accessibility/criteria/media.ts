import type { Criterion } from './criterion.ts';

/** What the report says of the criteria on audio and video. */
export const media = {
  result: 'absent',
  here: 'No page has audio or video.',
  without: { elements: 'audio, video, object, embed', code: /<(audio|video|object|embed)\b/ },
} as const satisfies Partial<Criterion>;
