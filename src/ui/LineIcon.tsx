import type { LucideIcon } from 'lucide-react';

/** A decorative line icon, hidden from screen readers. `size`: in pixels, or relative to its container. */
export function LineIcon({ icon: Icon, size }: { icon: LucideIcon; size: number | '100%' }) {
  return <Icon size={size} strokeWidth={1.5} aria-hidden="true" />;
}
