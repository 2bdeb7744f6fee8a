import type { Content } from '../../content/schemas/files.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Photo } from '../../ui/Photo.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './EasyRead.module.css';

/**
 * The page in Easy Read: large text, headings, and a picture beside each idea; a sheet when printed. The link at the top
 * of the page opens it.
 */
export function EasyRead(easyRead: Content['ndis']['easyRead']) {
  return (
    <Section name="easy-read" intro={easyRead} background="mist">
      <Disclosure id="easy-read" heading={<span className={styles.open}>{easyRead.open}</span>}>
        {easyRead.parts.map(({ heading, ideas }) => (
          <div key={heading} className={styles.part}>
            <h3>{heading}</h3>
            <ul className={styles.list}>
              {ideas.map((idea) => (
                <li key={idea.lines[0]} className={styles.item}>
                  {'photo' in idea ? (
                    <Photo
                      photo={idea.photo}
                      sizes="(width >= 40rem) 14rem, 10rem"
                      ratio="4 / 3"
                      maxWidth={768}
                    />
                  ) : (
                    <div className={styles.icon}>
                      <Icon name={idea.icon} />
                    </div>
                  )}
                  <div className={styles.lines}>
                    {idea.lines.map((line) => (
                      <p key={line}>{line}</p>
                    ))}
                  </div>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Disclosure>
    </Section>
  );
}
