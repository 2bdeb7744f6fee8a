import type { ChangeEntry, Target } from '../../publish-api.ts';

/** What the pages for publishing say, in one place. */
export const publishWords = {
  title: 'What will change',
  ways: 'Other views',
  back: 'Back to the page',
  backToList: 'Back to what will change',
  reading: 'Looking for what has changed…',
  readAgain: 'Read again',
  readingAgain: 'Something has changed since. The list is being read again…',
  stale: (time: string) => `This is how it was at ${time}. It may have changed since.`,
  never: 'Nothing was published from here yet',
  since: (date: string) => `Compared with what was published on ${date}`,
  sinceHelp: 'These are the changes that were made at the desk.',
  nothing: 'Nothing has changed since you published.',
  nothingYet: 'Nothing was changed at the desk yet.',
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
  unsaved: 'What you typed here is not saved, so it is not part of the list.',
  problemsHeading: 'Mend this first',
  warnings: (count: number) => (count === 1 ? '1 thing to look at' : `${count} things to look at`),
  warningsHelp: 'These do not keep you from publishing.',
  publish: {
    heading: 'Publish',
    start: (target: Target) =>
      target.kind === 'folder' ? `Publish into the folder ${target.folder}` : `Publish to ${target.remote}`,
    underWay: 'Publishing is under way. You can go on looking; wait with changes until it is done.',
    starting: 'Starting…',
    stepDone: 'done',
    stepNow: 'now',
    problems: (count: number) =>
      count === 1
        ? 'Not possible yet: mend the problem above first.'
        : `Not possible yet: mend the ${count} problems above first.`,
    unsaved: 'Not possible yet: something you typed is not saved.',
    nothing: 'Nothing has changed since.',
    reading: 'Wait until the list is read.',
    saving: 'Wait until what you typed is saved.',
    readFirst: 'Not possible yet: read the list again first.',
    published: 'Published',
    ready: 'Ready to upload',
    look: 'Then look at',
    stopped: 'Nothing was published, and nothing is lost',
    failed: (sentence: string) => `It is not known whether it was published. ${sentence}`,
    details: 'Details for the person who helps you',
    mine: 'Keep mine',
    theirs: 'Take theirs',
    removed: 'Removed',
    choose: 'Publish with these',
    chooseAll: 'Choose for each of them first.',
  },
  earlier: {
    title: 'Earlier publishes',
    reading: 'Reading the earlier publishes…',
    none: 'Nothing was published from here yet. Each publish will stand here.',
    help: 'Bring one back to set all texts and photos to what they were then. Nothing is published by it: you see what will change, and publish when you are ready. Undo in the bar brings back what you have now.',
    latest: 'This is published now',
    by: (author: string) => `by ${author}`,
    restore: 'Bring this back',
    restoreLatest: 'Undo all changes since',
    restoring: 'Bringing it back…',
    restored: (date: string) =>
      `Everything is set back to ${date}. Below is what will change by it. Nothing is published before you publish.`,
    more: (count: number) => `${count} more`,
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
