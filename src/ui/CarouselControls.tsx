import type { LayoutContent } from '../content/schemas/layout.ts';
import { IconButton } from './IconButton.tsx';
import { Cluster } from './layout/Cluster.tsx';

type CarouselControlsProps = {
  labels: LayoutContent['carousel'];
  paused: boolean;
  /** Buttons without outlines. */
  isQuiet: boolean;
  onPausedChange: (paused: boolean) => void;
  onPrevious: () => void;
  onNext: () => void;
};

/** Pause or play, previous and next: the first focusable elements of a carousel. */
export function CarouselControls({
  labels,
  paused,
  isQuiet,
  onPausedChange,
  onPrevious,
  onNext,
}: CarouselControlsProps) {
  const buttons = [
    {
      label: paused ? labels.start : labels.stop,
      path: paused ? 'M8.5 6v12l9.5-6z' : 'M9 6.5v11M15 6.5v11',
      onClick: () => onPausedChange(!paused),
    },
    { label: labels.previous, path: 'M14.5 6l-6 6 6 6', onClick: onPrevious },
    { label: labels.next, path: 'M9.5 6l6 6-6 6', onClick: onNext },
  ];
  return (
    <Cluster gap="2">
      {buttons.map(({ label, path, onClick }, index) => (
        // Keyed by index: the pause button changes its label, but must stay the same element to keep the focus.
        <IconButton key={index} label={label} path={path} outlined={!isQuiet} onClick={onClick} />
      ))}
    </Cluster>
  );
}
