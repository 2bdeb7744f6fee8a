/** A small picture of a photo in `photos/`, of an upload, or of a file that the site serves as it is. */
export function PhotoThumb({ name, preview }: { name: unknown; preview?: string | undefined }) {
  const stored = typeof name === 'string' ? name.replace(/^\/(?=[^/]*$)/, '') : '';
  const served = stored.startsWith('/')
    ? stored
    : stored && `/__desk/photo?name=${encodeURIComponent(stored)}`;
  const address = preview ?? served;
  return address ? <img className="thumb" src={address} alt="" loading="lazy" /> : null;
}
