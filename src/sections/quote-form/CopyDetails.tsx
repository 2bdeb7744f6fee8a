import { type ReactNode, useRef, useState } from 'react';
import { content } from '../../content/index.ts';
import { Button } from '../../ui/Button.tsx';
import control from '../../ui/control.module.css';
import { Cluster } from '../../ui/layout/Cluster.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import text from '../../ui/text.module.css';
import styles from './CopyDetails.module.css';
import { detailsText } from './details.ts';
import type { QuoteFormValues } from './fields.ts';

const quoteForm = content.home.quoteForm;

const { panel } = quoteForm;

type CopyDetailsProps = {
  request: QuoteFormValues;
  label: string;
  /** Shown beside the copy button. */
  children: ReactNode;
};

/** The typed details, to read and copy. If the browser cannot copy, the text is selected. */
export function CopyDetails({ request, label, children }: CopyDetailsProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [note, setNote] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(area.current?.value ?? '');
      setNote(panel.copied);
    } catch {
      area.current?.focus();
      area.current?.select();
      setNote(panel.copyFailed);
    }
  };
  return (
    <Stack gap="2" className={styles.all}>
      <label className={text.label} htmlFor="quote-details">
        {label}
      </label>
      <textarea
        ref={area}
        id="quote-details"
        className={control.control}
        rows={7}
        readOnly
        value={detailsText(request, quoteForm)}
      />
      <Cluster>
        <Button variant="secondary" onClick={() => void copy()}>
          {panel.copy}
        </Button>
        {children}
        <p role="status">{note}</p>
      </Cluster>
    </Stack>
  );
}
