import beforeAfter from 'content:beforeAfter';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { ComparisonList } from '../sections/gallery/ComparisonList.tsx';
import { PageHeader } from '../sections/PageHeader.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { Island } from '../ui/Island.tsx';

export const head = beforeAfter.meta;

export default function BeforeAfter() {
  return (
    <>
      <PageHeader {...beforeAfter.header}>
        <ButtonLink href="/" look="text">
          {beforeAfter.backToHome}
        </ButtonLink>
      </PageHeader>
      <Island name="ComparisonList">
        <ComparisonList />
      </Island>
      <ClosingCall {...beforeAfter.closing} />
    </>
  );
}
