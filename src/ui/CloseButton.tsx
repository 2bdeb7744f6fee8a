import type { ComponentProps } from 'react';
import { IconButton } from './IconButton.tsx';

/** The close button of a small window or card. */
export function CloseButton(props: Omit<ComponentProps<typeof IconButton>, 'path' | 'large'>) {
  return <IconButton path="M5 5l14 14M19 5L5 19" large {...props} />;
}
