import layout from 'content:layout';
import type { ReactNode } from 'react';
import { useInView } from '../hooks/use-in-view.ts';
import { ChatHelper } from './ChatHelper.tsx';
import styles from './Floats.module.css';

/**
 * Everything that floats above the page, stacked in one corner so that no two parts can overlap: the parts of the
 * page itself, then the chat helper. It keeps out of the way of a quote form.
 */
export function Floats({ path, children }: { path: string; children: ReactNode }) {
  const overForm = useInView('quote', path);
  return (
    <aside className={styles.floats} aria-label={layout.chat.areaLabel} data-away={overForm || undefined}>
      {children}
      <ChatHelper />
    </aside>
  );
}
