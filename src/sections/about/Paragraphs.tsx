import { Stack } from '../../ui/layout/Stack.tsx';
import { PhonesLinked } from '../../ui/PhonesLinked.tsx';

/** The paragraphs of a note. */
export function Paragraphs({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <Stack gap="4">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <PhonesLinked text={paragraph} />
        </p>
      ))}
    </Stack>
  );
}
