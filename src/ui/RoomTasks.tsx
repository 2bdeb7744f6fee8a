import { slugify } from '../content/schemas/slug.ts';
import accordion from './Accordion.module.css';
import { Disclosure } from './Disclosure.tsx';
import { Stack } from './layout/Stack.tsx';
import styles from './RoomTasks.module.css';
import text from './text.module.css';

type RoomTasksProps = {
  rooms: readonly { room: string; tasks: readonly string[] }[];
  headingLevel?: 'h3' | 'h4';
};

/** Rooms that open to show their tasks; the first is open. Print shows all tasks, and breaks no room across pages. */
export function RoomTasks({ rooms, headingLevel: Heading = 'h3' }: RoomTasksProps) {
  return (
    <div className={accordion.accordion}>
      {rooms.map(({ room, tasks }, index) => (
        <Disclosure
          key={room}
          id={slugify(room)}
          isOpen={index === 0}
          heading={<Heading className={text.title}>{room}</Heading>}
        >
          <Stack as="ul" gap="2">
            {tasks.map((task) => (
              <li key={task} className={styles.task}>
                {task}
              </li>
            ))}
          </Stack>
        </Disclosure>
      ))}
    </div>
  );
}
