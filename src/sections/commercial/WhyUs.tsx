import { content } from '../../content/index.ts';
import { Photo } from '../../ui/Photo.tsx';
import { Section } from '../../ui/Section.tsx';
import { Split } from '../../ui/Split.tsx';
import { TermList } from '../../ui/TermList.tsx';

const { whyUs } = content.commercial;

export function WhyUs() {
  return (
    <Section ground="mist" labelledBy="why-heading">
      <Split
        mediaSide="left"
        ratio="small"
        align="start"
        media={<Photo photo={whyUs.photo} sizes="(width >= 44rem) 36vw, 92vw" ratio="3 / 4" />}
      >
        <h2 id="why-heading">{whyUs.heading}</h2>
        <p>{whyUs.text}</p>
        <TermList items={whyUs.items} />
      </Split>
    </Section>
  );
}
