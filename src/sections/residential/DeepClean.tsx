import { content } from '../../content/index.ts';
import { CheckList } from '../../ui/CheckList.tsx';
import { Photo } from '../../ui/Photo.tsx';
import { Section } from '../../ui/Section.tsx';
import { Split } from '../../ui/Split.tsx';

const { deep } = content.residential;

export function DeepClean() {
  return (
    <Section ground="mist" id="deep" labelledBy="deep-heading">
      <Split
        mediaSide="left"
        bleed
        align="start"
        media={<Photo photo={deep.photo} sizes="(width >= 44rem) 48vw, 92vw" ratio="3 / 4" />}
      >
        <h2 id="deep-heading">{deep.heading}</h2>
        <p>{deep.text}</p>
        <h3>{deep.includedLabel}</h3>
        <CheckList items={deep.included} />
        <h3>{deep.whenLabel}</h3>
        <CheckList items={deep.when} />
      </Split>
    </Section>
  );
}
