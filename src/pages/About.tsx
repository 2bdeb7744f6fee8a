import { content } from '../content/index.ts';
import { Apart } from '../sections/about/Apart.tsx';
import { Founder } from '../sections/about/Founder.tsx';
import { Story } from '../sections/about/Story.tsx';
import { Team } from '../sections/about/Team.tsx';
import { Values } from '../sections/about/Values.tsx';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { PageHeader } from '../sections/PageHeader.tsx';

const { about } = content;

export const head = about.meta;

export default function About() {
  return (
    <>
      <PageHeader {...about.header} layout="wide" />
      <Story />
      <Values />
      <Apart />
      <Founder />
      <Team />
      <ClosingCall {...about.closing} />
    </>
  );
}
