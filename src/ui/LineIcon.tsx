import type { LucideIcon } from 'lucide-react';

/** A line icon; it is decoration, so the words beside it carry the meaning. */
export function LineIcon({
  drawing: Drawing,
  size,
}: {
  drawing: LucideIcon;
  /** In pixels, or of what it is drawn into. */
  size: number | '100%';
}) {
  return <Drawing size={size} strokeWidth={1.5} aria-hidden="true" />;
}
