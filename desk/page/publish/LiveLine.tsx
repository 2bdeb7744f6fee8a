import { publishWords } from './publish-words.ts';
import { usePublishing } from './use-publishing.ts';

const words = publishWords.live;

/** Whether the web shows what was published last. */
export function LiveLine() {
  const { live: state } = usePublishing();
  const { live, failure, isAsking } = state;
  if (live?.state === 'none') return null;
  return (
    <section className="changes-live" aria-labelledby="changes-live">
      <h3 id="changes-live" className="hidden">
        {words.heading}
      </h3>
      <p role="status" data-state={live?.state}>
        {failure || live?.sentence || words.asking}
      </p>
      <button
        type="button"
        className="text-button"
        aria-disabled={isAsking}
        onClick={() => (isAsking ? undefined : void state.look())}
      >
        {words.again}
      </button>
      {live?.address ? (
        <a href={live.address} target="_blank" rel="noreferrer">
          {words.visit}
        </a>
      ) : null}
    </section>
  );
}
