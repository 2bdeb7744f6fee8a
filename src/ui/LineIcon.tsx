import type { LucideIcon } from 'lucide-react';

/** A decorative line icon, hidden from screen readers. */
export function LineIcon({
  icon: Icon,
  size,
}: {
  icon: LucideIcon;
  /** In pixels, or relative to its container. */
  size: number | '100%';
}) {
  return <Icon size={size} strokeWidth={1.5} aria-hidden="true" />;
}
