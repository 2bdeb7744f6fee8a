import { Island } from '@site/islands';
import type { Content } from '../../content/schemas/files.ts';
import { classNames } from '../../lib/class-names.ts';
import { QuoteLink } from '../../links/QuoteLink.tsx';
import { Button } from '../../ui/Button.tsx';
import { Cluster } from '../../ui/layout/Cluster.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import text from '../../ui/text.module.css';
import { QuoteForm } from '../quote-form/QuoteForm.island.tsx';
import styles from './QuotePanel.module.css';

/** In place of the embedded quote form: that it is loading, or the quote form of this site if its host does not answer. */
export function QuotePanel({ waiting, failed }: Pick<Content['contact']['form'], 'waiting' | 'failed'>) {
  return (
    <>
      <div role="status" className={styles.state}>
        <Stack gap="3" className={styles.waiting}>
          <h3 className={text.subtitle}>{waiting.title}</h3>
          <p className={text.muted}>{waiting.text}</p>
        </Stack>
        {/* Its fields follow, under the heading of the section. */}
        <div className={classNames('visually-hidden', styles.failed)}>
          <h3>{failed.title}</h3>
          <p>{failed.text}</p>
        </div>
      </div>
      <Stack className={classNames(styles.state, styles.failed)}>
        <Island
          component={QuoteForm}
          when="interaction"
          props={{ place: 'contact_form', received: failed.received }}
        />
        <Cluster className={styles.ways}>
          <span className={text.small}>{failed.otherWays}</span>
          <QuoteLink label={failed.openInTab} variant="text" />
          <Button variant="secondary">{failed.retry}</Button>
        </Cluster>
      </Stack>
    </>
  );
}
