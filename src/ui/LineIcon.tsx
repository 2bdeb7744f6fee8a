import type { LucideIcon } from 'lucide-react';

/** A line icon; it is decoration, so the words beside it carry the meaning. */
export function LineIcon({
  drawing: Drawing,
  size = 30,
}: {
  drawing: LucideIcon;
  size?: number | undefined;
}) {
  return <Drawing size={size} strokeWidth={1.5} aria-hidden="true" />;
}
