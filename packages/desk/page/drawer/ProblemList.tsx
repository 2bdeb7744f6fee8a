import type { ReactNode } from 'react';
import type { Problem, SampleItem } from '../../api.ts';
import { nameOfPlace, remedyOf } from '../../names.ts';
import type { DeskStore } from '../desk-store.ts';
import type { Task } from '../opened.ts';
import { useDesk } from '../use-desk.ts';
import { words } from '../words.ts';
import { Rows } from './Rows.tsx';

/** The page and the field that a problem is about. */
export function placeOfProblem(desk: DeskStore, { file = '', path = [] }: Problem): string {
  const title = desk.titleOf(file);
  const name = nameOfPlace({ file, path });
  return name.startsWith(title) ? name : [title, name].filter(Boolean).join(': ');
}

/** What stores that the sample's texts of an entry are right as they are; undefined if they must change. */
export function tickOf(desk: DeskStore, item: SampleItem): Task['tick'] {
  return item.marks && { texts: item.marks, label: words.rightNamed(placeOfProblem(desk, item)) };
}

type Props<One> = { problems: One[]; beside?: (problem: One) => ReactNode };

/** Sentences of the content check, each a button to its field if it has one. @param props.beside what is shown beside one */
export function ProblemList<One extends Problem>({ problems, beside }: Props<One>) {
  const desk = useDesk();
  const rows = problems.map((problem) => {
    const { sentence, file, path = [] } = problem;
    const shown = file
      ? {
          small: placeOfProblem(desk, problem),
          text: remedyOf(sentence),
          place: { file, path, tick: tickOf(desk, problem) },
        }
      : { text: sentence };
    return { ...shown, beside: beside?.(problem) };
  });
  return <Rows rows={rows} isTask />;
}
