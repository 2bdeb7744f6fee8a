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

type QuotePanelProps = Pick<Content['contact']['form'], 'waiting' | 'blocked' | 'failed'>;

/**
 * The panel of the embedded quote form. It says that the form is loading, or that the form went on to a host that this
 * site blocks; if the host of the form does not answer, it is the quote form of this site.
 */
export function QuotePanel({ waiting, blocked, failed }: QuotePanelProps) {
  return (
    <>
      <div role="status" className={styles.state}>
        <Stack gap="3" className={styles.waiting}>
          <h3 className={text.subtitle}>{waiting.title}</h3>
          <p className={text.muted}>{waiting.text}</p>
        </Stack>
        {/* The fields of this form are below, under the heading of the section. */}
        <div data-blocked="no" className={classNames('visually-hidden', styles.failed)}>
          <h3>{failed.title}</h3>
          <p>{failed.text}</p>
        </div>
        <div data-blocked="yes" hidden className={styles.failed}>
          <Stack gap="3">
            <h3 className={text.subtitle}>{blocked.title}</h3>
            <p className={text.muted}>{blocked.text}</p>
          </Stack>
        </div>
      </div>
      <Stack className={classNames(styles.state, styles.failed, styles.fields)}>
        <div data-blocked="no">
          <OwnQuoteForm received={failed.received} />
        </div>
        <Cluster className={styles.ways}>
          <span className={text.small}>{failed.otherWays}</span>
          <QuoteLink label={failed.openInTab} variant="text" isHosted />
          <Button variant="secondary">{failed.retry}</Button>
        </Cluster>
      </Stack>
    </>
  );
}

/** The quote form of this site. @param received what it says about the reply */
export function OwnQuoteForm({ received }: { received: string }) {
  return <Island component={QuoteForm} when="interaction" props={{ place: 'contact_form', received }} />;
}
