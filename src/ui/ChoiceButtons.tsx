import styles from './ChoiceButtons.module.css';

type ChoiceButtonsProps<Id extends string> = {
  /** What is chosen, for assistive technology. */
  label: string;
  choices: readonly { id: Id; label: string }[];
  chosen: Id;
  onChoose: (id: Id) => void;
};

/** Buttons of which one is pressed, such as the filters of a list. */
export function ChoiceButtons<Id extends string>({
  label,
  choices,
  chosen,
  onChoose,
}: ChoiceButtonsProps<Id>) {
  return (
    <div role="group" aria-label={label} className={styles.choices}>
      {choices.map((choice) => (
        <button
          key={choice.id}
          type="button"
          className={styles.choice}
          aria-pressed={choice.id === chosen}
          onClick={() => onChoose(choice.id)}
        >
          {choice.label}
        </button>
      ))}
    </div>
  );
}
