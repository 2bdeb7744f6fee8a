import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import type { Content } from '../../content/schemas/content-files.ts';
import { classNames } from '../../lib/class-names.ts';
import { telHref } from '../../lib/phone.ts';
import { contactAttributes } from '../../tracking.ts';
import iconButton from '../../ui/IconButton.module.css';
import { LineIcon } from '../../ui/LineIcon.tsx';
import { ChatHelper } from './ChatHelper.tsx';
import styles from './Overlays.module.css';

type OverlaysProps = Pick<Content, 'business' | 'layout'> & { children: ReactNode };

/**
 * All overlays: on phones a bar at the bottom with phone, quote link and chat; on wide viewports a corner. A page
 * change replaces those that belong to a page: the quote link, and on home the quote prompt. `Overlays.browser.ts`
 * decides when they offer a quote, and hides them over a quote form.
 */
export function Overlays({ business, layout, children }: OverlaysProps) {
  return (
    <aside className={styles.overlays} aria-label={layout.chat.areaLabel}>
      <a
        className={classNames(iconButton.button, iconButton.large, styles.call)}
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
      <ChatHelper business={business} layout={layout} />
    </aside>
  );
}
