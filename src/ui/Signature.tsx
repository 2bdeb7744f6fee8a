import { signature } from '../art/note-file.ts';

/** A name in its owner's handwriting, unless the alphabet lacks one of its signs. The name is text beside it. */
export function Signature({ name }: { name: string }) {
  const signed = signature(name);
  if (!signed) return null;
  return <img src={signed.address} width={signed.width} height={signed.height} alt="" loading="lazy" />;
}
