import { content } from '../../content/index.ts';
import { HeadedSection } from '../../ui/HeadedSection.tsx';
import { Photo } from '../../ui/Photo.tsx';
import styles from './EasyRead.module.css';

const { easyRead } = content.ndis;

/** The page in Easy Read: large text, a picture beside short sentences, each on its own line; a sheet when printed. */
export function EasyRead() {
  return (
    <HeadedSection id="easy-read" name="easy-read" intro={easyRead} background="mist">
      <ul className={styles.list}>
        {easyRead.items.map(({ photo, lines }) => (
          <li key={photo.src} className={styles.item}>
            <Photo photo={photo} sizes="(width >= 40rem) 16rem, 92vw" ratio="4 / 3" />
            <div className={styles.lines}>
              {lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
