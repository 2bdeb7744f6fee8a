import type { ComponentProps } from 'react';
import { CallLink } from '../links/CallLink.tsx';
import { QuoteLink } from '../links/QuoteLink.tsx';
import { ButtonRow } from '../ui/Button.tsx';
import { PageHeader } from './PageHeader.tsx';

type PageHeaderProps = ComponentProps<typeof PageHeader>;
type QuoteHeaderProps = Pick<PageHeaderProps, 'layout'> & {
  header: Omit<PageHeaderProps, 'layout' | 'children'> & { quote: string; call: string };
};

/** The first part of a page whose visitors may ask for a quote or call at once. */
export function QuoteHeader({ header: { quote, call, ...header }, layout }: QuoteHeaderProps) {
  return (
    <PageHeader {...header} {...(layout ? { layout } : {})}>
      <ButtonRow>
        <QuoteLink label={quote} location="hero_primary" />
        <CallLink label={call} location="hero" />
      </ButtonRow>
    </PageHeader>
  );
}
