/** A small picture of a photo in `photos/`, or of an upload. */
export function PhotoThumb({ name, preview }: { name: unknown; preview?: string | undefined }) {
  const stored = typeof name === 'string' && name !== '' ? name.replace(/^\//, '') : undefined;
  const address = preview ?? (stored && `/__desk/photo?name=${encodeURIComponent(stored)}`);
  return address ? <img className="thumb" src={address} alt="" loading="lazy" /> : null;
}
