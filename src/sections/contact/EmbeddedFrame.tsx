import { classNames } from '../../lib/class-names.ts';
import { frameClass } from '../../ui/layout/frame.ts';
import styles from './EmbeddedFrame.module.css';

type EmbeddedFrameProps = { kind: 'form' | 'map'; src: string; title: string };

const rights = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

/**
 * A frame of another site, fetched when it is near the viewport. A page can't tell whether it works, so what a visitor
 * needs must be beside it.
 */
export function EmbeddedFrame({ kind, ...frame }: EmbeddedFrameProps) {
  return (
    <iframe
      {...frame}
      className={classNames(styles.frame, kind === 'form' ? styles.form : frameClass({ ratio: '16 / 9' }))}
      loading="lazy"
      referrerPolicy="strict-origin-when-cross-origin"
      sandbox={kind === 'form' ? `allow-forms ${rights}` : rights}
    />
  );
}
