import type { PhotoData } from '../content/schemas/parts.ts';
import { Photo } from './Photo.tsx';
import styles from './Portrait.module.css';
import { Signature } from './Signature.tsx';

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
