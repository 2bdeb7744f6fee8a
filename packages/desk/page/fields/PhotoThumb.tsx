import { pageFacts } from '../../page-facts.ts';
import { valueAt } from '../../values.ts';
import { FramedPhoto } from '../look/FramedPhoto.tsx';
import { lookOf } from '../look/look.ts';
import { useDesk } from '../use-desk.ts';

/** Width by height. */
const frame = 4 / 3;

/** A small picture of a photo as pages show it, or of a file that the site serves as it is. */
export function PhotoThumb({ name }: { name: unknown }) {
  const { drafts } = useDesk();
  if (typeof name !== 'string' || name === '') return null;
  if (name.startsWith('/')) return <img className="thumb" src={name} alt="" loading="lazy" />;
  const { data } = drafts.open.get(pageFacts().photoRecordsFile) ?? {};
  return <FramedPhoto className="thumb" name={name} look={lookOf(valueAt(data, [name]))} frame={frame} />;
}
