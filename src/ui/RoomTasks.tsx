import styles from './RoomTasks.module.css';

type RoomTasksProps = {
  rooms: readonly { room: string; tasks: readonly string[] }[];
  headingLevel?: 'h3' | 'h4';
};

/** The tasks of each room, as columns of short lists, which print does not break. */
export function RoomTasks({ rooms, headingLevel: Heading = 'h3' }: RoomTasksProps) {
  return (
    <div className={styles.rooms}>
      {rooms.map(({ room, tasks }) => (
        <div key={room} className={styles.room}>
          <Heading className={styles.name}>{room}</Heading>
          <ul className={styles.tasks}>
            {tasks.map((task) => (
              <li key={task}>{task}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
