/** A small picture of a photo in `photos/`, of an upload, or of a file that the site serves as it is. */
export function PhotoThumb({ name }: { name: unknown }) {
  const stored = typeof name === 'string' ? name.replace(/^\/(?=[^/]*$)/, '') : '';
  if (stored === '') return null;
  const upload = stored.replace(/^upload:/, '');
  const address = stored.startsWith('/')
    ? stored
    : upload === stored
      ? `/__desk/photo?name=${encodeURIComponent(stored)}`
      : `/__desk/upload/${upload}.jpg`;
  return <img className="thumb" src={address} alt="" loading="lazy" />;
}
