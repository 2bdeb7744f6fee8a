import { Island } from '@site/islands';
import { content } from '../content/index.ts';
import { galleryFirstPages } from '../lib/first-page.ts';
import { CallToAction } from '../sections/CallToAction.tsx';
import { FirstActions } from '../sections/FirstActions.tsx';
import { ComparisonList } from '../sections/gallery/ComparisonList.island.tsx';
import { PageHeader } from '../sections/PageHeader.tsx';
import { ButtonLink } from '../ui/Button.tsx';

const { beforeAfter, layout } = content;

export const head = beforeAfter.meta;

export default function BeforeAfter() {
  return (
    <>
      <PageHeader intro={beforeAfter.header} background="tinted">
        <FirstActions quote={layout.requestQuote} />
        <ButtonLink to="/" label={beforeAfter.backToHome} variant="back" />
      </PageHeader>
      <Island component={ComparisonList} htmlProps={galleryFirstPages(content).beforeAfter} />
      <CallToAction {...beforeAfter.closing} />
    </>
  );
}
