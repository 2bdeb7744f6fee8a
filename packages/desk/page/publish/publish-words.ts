import type { ChangeEntry, Target } from '../../publish-api.ts';

/** What the pages for publishing say, in one place. */
export const publishWords = {
  title: 'What will change',
  back: 'Back to the page',
  reading: 'Looking for what has changed…',
  readAgain: 'Load again',
  readingAgain: 'Something has changed. Loading the list again…',
  stale: (time: string) => `This list is from ${time}. Things may have changed since.`,
  never: 'Nothing has been published from here yet',
  since: (date: string) => `Compared with what was published on ${date}`,
  sinceHelp: 'These are the changes made at the desk.',
  nothing: 'Nothing has changed since you published.',
  nothingYet: 'Nothing has been changed at the desk yet.',
  count: (count: number) => (count === 1 ? '1 change' : `${count} changes`),
  kinds: {
    changed: 'Changed',
    added: 'Added',
    removed: 'Removed',
    moved: 'Moved',
  } satisfies Record<ChangeEntry['kind'], string>,
  before: 'Before',
  after: 'After',
  empty: 'Empty',
  noPicture: 'A picture without a description',
  undo: 'Undo this',
  undoing: 'Undoing…',
  undone: (name: string) => `Undone: ${name.replace(/\.$/, '')}.`,
  open: 'Open it on its page',
  unsavedHeading: 'Not saved yet',
  unsaved: 'What you typed here is not saved yet, so it is not in the list.',
  problemsHeading: 'Fix this first',
  publish: {
    heading: 'Publish',
    start: (target: Target) =>
      target.kind === 'folder' ? `Publish into the folder ${target.folder}` : `Publish to ${target.remote}`,
    atStake: 'These statements are not yours: they come from the sample business',
    anyway: 'Publish anyway',
    change: 'Change them',
    underWay: 'Publishing. You can look around, but please make no changes until it is done.',
    starting: 'Starting…',
    stepDone: 'done',
    stepNow: 'now',
    problems: (count: number) =>
      count === 1
        ? 'Not possible yet: fix the problem above first.'
        : `Not possible yet: fix the ${count} problems above first.`,
    unsaved: 'Not possible yet: something you typed is not saved.',
    nothing: 'Nothing has changed since.',
    reading: 'Wait until the list has loaded.',
    saving: 'Wait until what you typed has been saved.',
    readFirst: 'Not possible yet: load the list again first.',
    published: 'Published',
    ready: 'Ready to upload',
    look: 'Then check',
    stopped: 'Nothing was published, and nothing was lost',
    failed: (sentence: string) => `The desk can’t tell whether this was published. ${sentence}`,
    details: 'Details for the person who helps you',
  },
  earlier: {
    title: 'Earlier publishes',
    none: 'Nothing has been published from here yet. Each publish will be listed here.',
    help: 'Bring one back to set all texts and photos to what they were then. This publishes nothing: you see what will change, and publish when you are ready. Undo in the bar returns to what you have now.',
    latest: 'This is published now',
    by: (author: string) => `by ${author}`,
    restore: 'Bring this back',
    restoreLatest: 'Undo all changes since',
    restoring: 'Bringing it back…',
    restored: (date: string) =>
      `Everything is as it was on ${date}. Below is what will change; nothing is live until you publish.`,
  },
};

/** A moment, such as `Saturday 21 November 2026, 3:05 pm`, in the time zone of the person. */
export function dateWords(date: string): string {
  const moment = new Date(date);
  const day = moment.toLocaleDateString('en-AU', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  return `${day}, ${timeWords(moment)}`;
}

/** A time, such as `3:05 pm`. */
export function timeWords(moment: Date): string {
  return moment.toLocaleTimeString('en-AU', { hour: 'numeric', minute: '2-digit' });
}
