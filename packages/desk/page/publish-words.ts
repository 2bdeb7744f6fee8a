import type { PublishOutcome } from '../publish-api.ts';

/** All words of the view for publishing. */
export const publishWords = {
  title: 'What will change',
  back: 'Back to the page',
  reading: 'Looking for changes…',
  never: 'Nothing has been published from here yet. These are the changes made so far.',
  since: (date: string) => `Compared with the published site of ${date}`,
  nothing: 'Nothing has changed.',
  count: (count: number) => (count === 1 ? '1 change' : `${count} changes`),
  before: 'The photo before',
  after: 'The photo now',
  undo: 'Undo this',
  undone: (name: string) => `Undone: ${name.replace(/\.$/, '')}.`,
  open: 'Open it on its page',
  publish: {
    heading: 'Publish',
    start: (target: string) => `Publish ${target}`,
    riskySamples: (count: number) =>
      `${count === 1 ? '1 statement comes' : `${count} statements come`} from the sample business, not from you. Look, then change or publish.`,
    underWay: 'Publishing. You can look around, but please change nothing until it is done.',
    unsaved: 'You can publish once everything is saved. The bar at the top says what is missing.',
    outcomes: {
      sent: 'Sent',
      ready: 'Ready to upload',
      unknown: 'Perhaps sent: the connection broke',
      stopped: 'Nothing was published, and nothing was lost',
    } satisfies Record<PublishOutcome['kind'], string>,
    failed: (sentence: string) => `The desk can’t tell whether this was published. ${sentence}`,
    details: 'Details for the person who helps you',
  },
  earlier: {
    title: 'Earlier publishes',
    help: 'Bring one back to set all texts and photos to what they were then. This publishes nothing: you see what will change, and publish when you are ready. To return to what you have now, use Undo in the bar.',
    restore: 'Bring this back',
    restored: (date: string) =>
      `Everything is as it was on ${date}. The list shows what will change; nothing is live until you publish.`,
  },
};

/** A moment in the owner's time zone, such as `Saturday 21 November 2026 at 3:05 pm`. */
export function dateWords(date: string): string {
  return new Date(date).toLocaleString('en-AU', { dateStyle: 'full', timeStyle: 'short' });
}
