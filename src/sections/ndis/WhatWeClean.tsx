import { content } from '../../content/index.ts';
import { Photo } from '../../ui/Photo.tsx';
import { RoomTasks } from '../../ui/RoomTasks.tsx';
import { Section } from '../../ui/Section.tsx';
import { Split } from '../../ui/Split.tsx';
import styles from './WhatWeClean.module.css';

const { whatWeClean } = content.ndis;

export function WhatWeClean() {
  return (
    <Section ground="linen" labelledBy="clean-heading">
      <Split
        bleed
        ratio="large"
        media={<Photo photo={whatWeClean.photo} sizes="(width >= 44rem) 58vw, 92vw" ratio="16 / 9" />}
      >
        <h2 id="clean-heading">{whatWeClean.heading}</h2>
        <p>{whatWeClean.text}</p>
      </Split>
      <div className={styles.rooms}>
        <RoomTasks rooms={whatWeClean.rooms} />
      </div>
    </Section>
  );
}
