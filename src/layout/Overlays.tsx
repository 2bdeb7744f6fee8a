import type { ReactNode } from 'react';
import * as layout from '../content/layout.ts';
import { ChatHelper } from './ChatHelper.tsx';
import styles from './Overlays.module.css';

/**
 * All overlays, stacked in one corner so that they cannot overlap: those of the page, which a page change replaces,
 * then the chat helper. `src/browser/hide-overlays.ts` hides them over a quote form.
 */
export function Overlays({ children }: { children: ReactNode }) {
  return (
    <aside className={styles.overlays} aria-label={layout.chat.areaLabel}>
      <div className={styles.page} data-page-part="overlays">
        {children}
      </div>
      <ChatHelper />
    </aside>
  );
}
