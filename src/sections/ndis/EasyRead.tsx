import type { Content } from '../../content/schemas/content-files.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Grid } from '../../ui/layout/Grid.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { PhonesLinked } from '../../ui/PhonesLinked.tsx';
import { Photo } from '../../ui/Photo.tsx';
import { Section } from '../../ui/Section.tsx';
import text from '../../ui/text.module.css';
import styles from './EasyRead.module.css';

/**
 * The page in Easy Read: large text, headings, and a picture beside each idea. It prints as a sheet. The link at the
 * top of the page opens it.
 */
export function EasyRead(easyRead: Content['ndis']['easyRead']) {
  return (
    <Section name="easy-read" intro={easyRead} background="tinted" list={easyRead.parts}>
      <Disclosure id="easy-read" heading={<span className={text.title}>{easyRead.open}</span>}>
        <div data-sheet="">
          <Stack gap="7">
            {easyRead.parts.map(({ heading, ideas }) => (
              <Stack key={heading} className={styles.part}>
                <h3>{heading}</h3>
                <Grid as="ul">
                  {ideas.map((idea) => (
                    <li key={idea.lines[0]} className={styles.item}>
                      {'photo' in idea ? (
                        <Photo
                          photo={idea.photo}
                          sizes="(width >= 40rem) 14rem, 10rem"
                          ratio="1 / 1"
                          maxWidth={768}
                        />
                      ) : (
                        <div className={styles.icon}>
                          <Icon name={idea.icon} size={64} />
                        </div>
                      )}
                      <Stack gap="2" className={styles.lines}>
                        {idea.lines.map((line) => (
                          <p key={line}>
                            <PhonesLinked text={line} />
                          </p>
                        ))}
                      </Stack>
                    </li>
                  ))}
                </Grid>
              </Stack>
            ))}
          </Stack>
        </div>
      </Disclosure>
    </Section>
  );
}
