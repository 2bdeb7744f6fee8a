import { useRef, useState } from 'react';
import { quoteForm } from '../../../content/home.ts';
import { Button } from '../../../ui/Button.tsx';
import { detailsText } from './details.ts';
import type { TypedRequest } from './fields.ts';
import styles from './RequestPanel.module.css';

const { panel } = quoteForm;

/** All that was typed, to be read again and copied; where the browser does not copy, it is selected. */
export function CopyDetails({ request }: { request: TypedRequest }) {
  const text = useRef<HTMLTextAreaElement>(null);
  const [note, setNote] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text.current?.value ?? '');
      setNote(panel.copied);
    } catch {
      text.current?.focus();
      text.current?.select();
      setNote(panel.copyFailed);
    }
  };
  return (
    <div className={styles.details}>
      <label htmlFor="quote-details">{panel.details}</label>
      <textarea
        ref={text}
        id="quote-details"
        className={styles.text}
        rows={8}
        readOnly
        value={detailsText(request, quoteForm)}
      />
      <div className={styles.copy}>
        <Button look="quiet" onClick={() => void copy()}>
          {panel.copy}
        </Button>
        <p role="status" className={styles.note}>
          {note}
        </p>
      </div>
    </div>
  );
}
