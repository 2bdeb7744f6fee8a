import { pageFacts } from '../../page-facts.ts';
import { lookOf, pictureOf } from '../look/look.ts';
import { useDesk } from '../use-desk.ts';

/** A small picture of a photo, or of a file that the site serves as it is. */
export function PhotoThumb({ name }: { name: unknown }) {
  const { drafts } = useDesk();
  if (typeof name !== 'string' || name === '') return null;
  const record = drafts.valueAt({ file: pageFacts().photoRecordsFile, path: [name] });
  const src = name.startsWith('/') ? name : pictureOf(name, lookOf(record));
  return <img className="thumb" src={src} alt="" loading="lazy" />;
}
