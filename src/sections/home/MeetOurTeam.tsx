import { team } from '../../content/home.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { FadeIn } from '../../ui/FadeIn.tsx';
import { Photo } from '../../ui/Photo.tsx';
import { Section } from '../../ui/Section.tsx';
import { Split } from '../../ui/Split.tsx';
import { TermList } from '../../ui/TermList.tsx';

export function MeetOurTeam() {
  return (
    <Section ground="mist" labelledBy="team-heading">
      <FadeIn>
        <Split
          bleed
          ratio="large"
          media={<Photo photo={team.photo} sizes="(width >= 44rem) 58vw, 92vw" ratio="4 / 3" />}
        >
          <h2 id="team-heading">{team.heading}</h2>
          <p>{team.text}</p>
          <TermList items={team.points} />
          <ButtonLink {...team.link} look="quiet" />
        </Split>
      </FadeIn>
    </Section>
  );
}
