import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { frameClass } from '../../ui/layout/frame.ts';
import styles from './EmbeddedFrame.module.css';

type EmbeddedFrameProps = {
  kind: 'form' | 'map';
  /** Id of the box, for links to it. */
  id?: string;
  src: string;
  title: string;
  /** The panel that is shown until the host of the frame answers. */
  children: ReactNode;
};

const rights = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

/**
 * A frame of another site. Until its host answers, a panel is shown in the same box (EmbeddedFrame.browser.ts). Without
 * scripts only the frame is shown.
 */
export function EmbeddedFrame({ kind, id, children, ...frame }: EmbeddedFrameProps) {
  return (
    // Takes the focus when the focused part of its panel is hidden.
    <div id={id} className={classNames(styles.box, kind === 'form' && styles.form)} tabIndex={-1}>
      <div className={styles.panel}>{children}</div>
      <iframe
        {...frame}
        className={classNames(styles.frame, kind === 'map' && frameClass({ ratio: '16 / 9' }))}
        loading="lazy"
        referrerPolicy="strict-origin-when-cross-origin"
        sandbox={kind === 'form' ? `allow-forms ${rights}` : rights}
      />
    </div>
  );
}
