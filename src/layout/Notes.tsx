import * as business from '../content/business.ts';
import { content } from '../content/index.ts';
import { interpolate } from '../lib/interpolate.ts';
import styles from './Footer.module.css';

const { notes } = content;

/** The notes, with the paragraphs that fit the settings of content/business.yaml. */
function shownNotes() {
  const { tracking, delivery } = business;
  const { statisticsOn, statisticsOff, deliveryOn, deliveryOff, heading, paragraphs } = notes.privacy;
  const statistics = tracking.measurementId || tracking.replayId ? statisticsOn : statisticsOff;
  const delivered = delivery.endpoint
    ? interpolate(deliveryOn, { host: new URL(delivery.endpoint).host })
    : deliveryOff;
  return [
    { id: 'privacy-note', heading, paragraphs: [...paragraphs, delivered, statistics] },
    { id: 'accessibility-note', ...notes.accessibility },
  ];
}

/**
 * The notes on privacy and accessibility, each opened by a button. They are native popovers, which open, close and
 * handle the focus without scripts.
 */
export function Notes() {
  return (
    <ul className={styles.notes}>
      {shownNotes().map(({ id, heading, paragraphs }) => (
        <li key={id}>
          <button type="button" className={styles.open} popoverTarget={id}>
            {heading}
          </button>
          <dialog id={id} popover="auto" className={styles.note} aria-labelledby={`${id}-heading`}>
            <button type="button" className={styles.close} popoverTarget={id} popoverTargetAction="hide">
              {notes.close}
            </button>
            <h2 id={`${id}-heading`} className={styles.noteHeading}>
              {heading}
            </h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </dialog>
        </li>
      ))}
    </ul>
  );
}
