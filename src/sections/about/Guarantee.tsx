import type { Content } from '../../content/schemas/files.ts';
import { DescriptionList } from '../../ui/DescriptionList.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Paragraphs } from './Paragraphs.tsx';

/**
 * The guarantee in full: who gives it, for how long, how it is claimed and who pays, with the words that the law
 * prescribes (Competition and Consumer Regulations 2010, reg. 90).
 */
export function Guarantee(guarantee: NonNullable<Content['about']['guarantee']>) {
  return (
    <Stack>
      <p>{guarantee.text}</p>
      <DescriptionList items={guarantee.items} />
      <Paragraphs paragraphs={guarantee.law} />
    </Stack>
  );
}
