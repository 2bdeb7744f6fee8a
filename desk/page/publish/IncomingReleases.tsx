import type { Release } from '../../publish-api.ts';
import { ReleaseWords } from './EarlierPublishes.tsx';
import { dateWords, publishWords } from './publish-words.ts';
import { usePublishing } from './use-publishing.ts';

const words = publishWords.publish;

/** What others have published meanwhile, and the button that takes it over. */
export function IncomingReleases({ releases }: { releases: Release[] }) {
  const { run } = usePublishing();
  return (
    <>
      <p>{words.incoming}</p>
      <ul className="changes-incoming">
        {releases.map(({ id, date, author, words: lines }) => (
          <li key={id}>
            <p className="label">
              {[dateWords(date), author ? publishWords.earlier.by(author) : ''].filter(Boolean).join(' ')}
            </p>
            <ReleaseWords lines={lines} />
          </li>
        ))}
      </ul>
      <button type="button" className="button" onClick={() => void run.join({})}>
        {words.join}
      </button>
    </>
  );
}
