import type { Content } from '../../content/schemas/files.ts';
import { CheckList } from '../../ui/CheckList.tsx';
import { Bleed } from '../../ui/layout/Bleed.tsx';
import { Columns } from '../../ui/layout/Columns.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Photo } from '../../ui/Photo.tsx';
import { Section } from '../../ui/Section.tsx';
import text from '../../ui/text.module.css';

/** The promise that the same person comes each time. */
export function SameCleaner({ photo, points, ...intro }: NonNullable<Content['home']['sameCleaner']>) {
  return (
    <Section background="deep" labelledBy="same-cleaner-heading">
      <Columns align="centre" swap="stacked">
        <Stack align="start">
          <h2 id="same-cleaner-heading" className={text.closing}>
            {intro.heading}
          </h2>
          <p className={text.lead}>{intro.text}</p>
          <CheckList items={points} />
        </Stack>
        <Bleed side="right">
          <Photo
            photo={photo}
            sizes="(width >= 64rem) 54vw, 92vw"
            ratio="3 / 2"
            wideRatio="4 / 3"
            rounded={false}
          />
        </Bleed>
      </Columns>
    </Section>
  );
}
