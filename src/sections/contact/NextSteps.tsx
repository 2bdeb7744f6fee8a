import type { ReactNode } from 'react';
import { Stack } from '../../ui/layout/Stack.tsx';
import styles from './NextSteps.module.css';

type NextStepsProps = { heading: string; steps: readonly string[]; children: ReactNode };

/** What happens after a request, in numbered lines. */
export function NextSteps({ heading, steps, children }: NextStepsProps) {
  return (
    <Stack gap="4">
      <h3>{heading}</h3>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step} className={styles.step}>
            {step}
          </li>
        ))}
      </ol>
      {children}
    </Stack>
  );
}
