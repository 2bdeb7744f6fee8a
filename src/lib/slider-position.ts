import { sliderStart } from './specified.ts';

function clamp(percent: number): number {
  return Math.min(100, Math.max(0, percent));
}

/** The position under a pointer. `x`, `left` and `width` are in the same pixels. */
export function positionAt(x: number, { left, width }: { left: number; width: number }): number {
  return width > 0 ? clamp(((x - left) / width) * 100) : sliderStart;
}

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -10,
  PageUp: 10,
};

/** The position after a key of the ARIA slider pattern; undefined for other keys. */
export function positionAfterKey(position: number, key: string): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return 100;
  const step = steps[key];
  return step === undefined ? undefined : clamp(Math.round(position) + step);
}
