import ndis from 'content:ndis';
import { Photo } from '../../ui/Photo.tsx';
import { RoomTasks } from '../../ui/RoomTasks.tsx';
import { Section } from '../../ui/Section.tsx';
import { Split } from '../../ui/Split.tsx';
import styles from './WhatWeClean.module.css';

const { whatWeClean } = ndis;

export function WhatWeClean() {
  return (
    <Section ground="linen" labelledBy="clean-heading">
      <Split media={<Photo photo={whatWeClean.photo} sizes="(width >= 56rem) 44vw, 92vw" ratio="4 / 3" />}>
        <h2 id="clean-heading">{whatWeClean.heading}</h2>
        <p>{whatWeClean.text}</p>
      </Split>
      <div className={styles.rooms}>
        <RoomTasks rooms={whatWeClean.rooms} />
      </div>
    </Section>
  );
}
