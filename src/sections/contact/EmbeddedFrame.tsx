import type { ReactNode } from 'react';
import { content } from '../../content/index.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './EmbeddedFrame.module.css';

type FrameText = { title: string; text: string };

type EmbeddedFrameProps = {
  kind: 'form' | 'map';
  src: string;
  title: string;
  /** The texts of its panel: before the host of the frame has answered, and if it has not within four seconds. */
  waiting: FrameText;
  failed: FrameText;
  /** What its panel shows below its texts if the host has not answered. */
  children?: ReactNode;
};

const rights = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

/**
 * A frame of another site, and a panel in the same box that is shown until the host of the frame answers
 * (src/browser/watch-frames.ts). Without scripts only the frame is shown.
 */
export function EmbeddedFrame({ kind, waiting, failed, children, ...frame }: EmbeddedFrameProps) {
  return (
    // It takes the focus when the focused part of its panel is hidden.
    <div className={`${styles.box} ${styles[kind]}`} tabIndex={-1}>
      <div className={styles.panel}>
        <div role="status">
          <Words {...waiting} className={styles.waiting} />
          <Words {...failed} className={styles.failed} />
        </div>
        <div className={`${styles.failed} ${styles.ways}`}>
          {children}
          <Button variant="secondary">{content.contact.retry}</Button>
        </div>
      </div>
      <iframe
        {...frame}
        className={styles.frame}
        loading="lazy"
        referrerPolicy="strict-origin-when-cross-origin"
        sandbox={kind === 'form' ? `allow-forms ${rights}` : rights}
      />
    </div>
  );
}

function Words({ title, text, className }: FrameText & { className: string | undefined }) {
  return (
    <div className={className}>
      <h3>{title}</h3>
      <p>{text}</p>
    </div>
  );
}
