import { photoUrl } from '../../../src/lib/photo-variants.ts';

/** A small picture of a photo in `photos/`, or of an upload; nothing where no page shows it yet. */
export function PhotoThumb({ name, preview }: { name: unknown; preview?: string | undefined }) {
  const address = preview ?? (typeof name === 'string' && name !== '' ? photoUrl(name) : undefined);
  return address ? <img className="thumb" src={address} alt="" loading="lazy" /> : null;
}
