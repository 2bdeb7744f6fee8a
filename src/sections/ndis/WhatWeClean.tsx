import { content } from '../../content/index.ts';
import { RoomTasks } from '../../ui/RoomTasks.tsx';
import { Section } from '../../ui/Section.tsx';
import { Split } from '../../ui/Split.tsx';
import styles from './WhatWeClean.module.css';

const { whatWeClean } = content.ndis;

export function WhatWeClean() {
  return (
    <Section ground="linen" labelledBy="clean-heading">
      <Split bleed share="large" photo={whatWeClean.photo} ratio="16 / 9" photoWidth="58vw">
        <h2 id="clean-heading">{whatWeClean.heading}</h2>
        <p>{whatWeClean.text}</p>
      </Split>
      <div className={styles.rooms}>
        <RoomTasks rooms={whatWeClean.rooms} />
      </div>
    </Section>
  );
}
