import type { Content } from '../../content/schemas/content-files.ts';
import { Badge } from '../../ui/Badge.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Photo } from '../../ui/Photo.tsx';
import { Section } from '../../ui/Section.tsx';
import text from '../../ui/text.module.css';
import { Cells } from './Cells.tsx';
import styles from './Industries.module.css';

/** Industries as cells. The featured one is first, wide and with a photo. */
export function Industries(industries: Content['commercial']['industries']) {
  const featured = industries.items.find((item) => item.featured);
  const others = industries.items.filter((item) => item !== featured);
  return (
    <Section name="industries" intro={industries} layout="beside" background="footer" list={industries.items}>
      <Cells
        items={others}
        lead={
          featured ? (
            <div className={styles.featured}>
              {featured.photo ? (
                <Photo
                  photo={featured.photo}
                  sizes="(width >= 64rem) 36rem, 92vw"
                  ratio="3 / 2"
                  wideRatio="fill from tablet"
                />
              ) : null}
              <Stack gap="3" align="start" className={styles.words}>
                <Badge strong>{industries.featuredLabel}</Badge>
                <h3 className={text.subtitle}>{featured.title}</h3>
                <p className={text.muted}>{featured.text}</p>
                {featured.link ? (
                  <ButtonLink {...featured.link} variant="text" data={{ 'data-stretched': '' }} />
                ) : null}
              </Stack>
            </div>
          ) : null
        }
      />
    </Section>
  );
}
