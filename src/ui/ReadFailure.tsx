import { Button } from './Button.tsx';
import styles from './ReadFailure.module.css';

/** Says that something could not be loaded, with the way to try again. */
export function ReadFailure({ text, action }: { text: string; action: string }) {
  return (
    <div className={styles.failure}>
      <p>{text}</p>
      <Button look="quiet" onClick={() => window.location.reload()}>
        {action}
      </Button>
    </div>
  );
}
