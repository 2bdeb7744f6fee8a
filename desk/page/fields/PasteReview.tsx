import { useState } from 'react';
import type { Json, ReviewProposal, ReviewsRead } from '../../api.ts';
import { labelOf } from '../../label-of.ts';
import { valueAt } from '../drafts/changes.ts';
import { placeByDate } from '../forms/newest-first.ts';
import { useDesk } from '../use-desk.ts';
import { words } from '../words.ts';

/** Reads reviews that were copied from Google, to be looked over and added. */
export function PasteReview() {
  const desk = useDesk();
  const [text, setText] = useState('');
  const [read, setRead] = useState<ReviewsRead>();
  const ask = async () => setRead(await desk.attempt(() => desk.service.readReviews(text)));
  const take = async ({ review }: ReviewProposal, { file, path }: ReviewsRead) => {
    const { data } = await desk.drafts.load(file);
    const list = valueAt(data, path);
    const at = [...path, placeByDate(Array.isArray(list) ? list : [], review.date)];
    desk.change(file, { operation: 'insert', path: at, value: review as Json });
    setRead(undefined);
    setText('');
    await desk.open({ file, path: at });
  };
  return (
    <details className="box">
      <summary>{words.review.paste}</summary>
      <label className="field">
        <span className="label">{words.review.label}</span>
        <textarea rows={6} value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      <button type="button" className="button" onClick={() => void ask()}>
        {words.review.read}
      </button>
      <div role="status">
        {read?.proposals.length === 0 ? <p className="help">{words.review.none}</p> : null}
        {read?.proposals.map((proposal) => (
          <Proposal key={proposal.review.id} proposal={proposal} onTake={() => void take(proposal, read)} />
        ))}
      </div>
    </details>
  );
}

function Proposal({ proposal, onTake }: { proposal: ReviewProposal; onTake: () => void }) {
  const { review, missing, notes, isKnown } = proposal;
  return (
    <div className="box">
      <p>
        <strong>{review.name}</strong> {review.rating === null ? '' : '★'.repeat(review.rating)}{' '}
        {isKnown ? <em>{words.review.known}</em> : null}
      </p>
      <p>{review.text}</p>
      {notes.map((note) => (
        <p className="help" key={note}>
          {note}
        </p>
      ))}
      {missing.length > 0 ? (
        <p className="help">{words.review.missing(missing.map(labelOf).join(', '))}</p>
      ) : null}
      <button type="button" className="button" onClick={onTake}>
        {words.review.take(review.name)}
      </button>
    </div>
  );
}
