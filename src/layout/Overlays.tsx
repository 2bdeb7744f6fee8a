import type { ReactNode } from 'react';
import * as layout from '../content/layout.ts';
import { ChatHelper } from './ChatHelper.tsx';
import styles from './Overlays.module.css';

/**
 * Everything that floats above the page, stacked in one corner so that no two parts can overlap: the parts of the page
 * itself, which change with it, then the chat helper. `src/browser/hide-overlays.ts` hides it over a quote form.
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
