import { signature } from '../art/note-file.ts';
import type { PhotoData } from '../content/schemas/parts.ts';
import { Photo } from './Photo.tsx';
import styles from './Portrait.module.css';

type PortraitProps = { name: string; image?: PhotoData | undefined };

/** A person's portrait or, until there is one, their signature on a name badge. Their name is text beside it. */
export function Portrait({ name, image }: PortraitProps) {
  return image ? (
    <div className={styles.portrait}>
      <Photo photo={image} sizes="5.5rem" ratio="1 / 1" maxWidth={768} />
    </div>
  ) : (
    <div className={styles.badge}>
      <Signature name={name} />
    </div>
  );
}

/** A name in its owner's handwriting, unless the alphabet lacks one of its signs. The name is text beside it. */
export function Signature({ name }: { name: string }) {
  const signed = signature(name);
  if (!signed) return null;
  return <img src={signed.address} width={signed.width} height={signed.height} alt="" loading="lazy" />;
}
