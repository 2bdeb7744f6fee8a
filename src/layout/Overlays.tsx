import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import { content } from '../content/index.ts';
import { telHref } from '../lib/phone.ts';
import { contactAttributes } from '../tracking.ts';
import { LineIcon } from '../ui/LineIcon.tsx';
import { ChatHelper } from './ChatHelper.tsx';
import styles from './Overlays.module.css';

const { business, layout } = content;

/**
 * All overlays: a bar at the foot of phones, with the phone, the quote link and the chat; the corner of wide windows.
 * Those of the page, which a page change replaces, are its quote link and on home the quote prompt.
 * `Overlays.browser.ts` hides all over a quote form.
 */
export function Overlays({ children }: { children: ReactNode }) {
  return (
    <aside className={styles.overlays} aria-label={layout.chat.areaLabel}>
      <a
        className={styles.call}
        href={telHref(business.phone)}
        aria-label={layout.call}
        data-tooltip
        {...contactAttributes('bar', 'Call icon')}
      >
        <LineIcon icon={Phone} size={24} />
      </a>
      <div className={styles.page} data-page-part="overlays">
        {children}
      </div>
      <ChatHelper />
    </aside>
  );
}
