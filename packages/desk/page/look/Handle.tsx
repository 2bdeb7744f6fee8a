import type { KeyboardEvent, PointerEvent } from 'react';
import { words } from '../words.ts';
import type { Point } from './look.ts';

const directions: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type HandleProps = {
  label: string;
  at: Point;
  isCentre?: boolean;
  'data-focus'?: true | undefined;
  onMove: (to: Point) => void;
};

/** A point on a picture that can be dragged or moved by the arrow keys, with Shift in larger steps. */
export function Handle({ label, at, isCentre, onMove, ...shared }: HandleProps) {
  const [x, y] = at;
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = directions[event.key];
    if (!direction) return;
    event.preventDefault();
    const step = event.shiftKey ? 10 : 1;
    onMove([x + step * direction[0], y + step * direction[1]]);
  };
  const onPointerMove = (event: PointerEvent) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) onMove(pointAt(event));
  };
  return (
    <button
      {...shared}
      type="button"
      role="slider"
      className="handle"
      data-centre={isCentre}
      aria-label={label}
      aria-valuenow={Math.round(x)}
      aria-valuetext={words.photo.at(Math.round(x), Math.round(y))}
      style={{ left: `${x}%`, top: `${y}%` }}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={onPointerMove}
    />
  );
}

/** Where a pointer is on the picture around a handle, or on the picture itself. */
export function pointAt({ currentTarget, clientX, clientY }: PointerEvent): Point {
  const stage = currentTarget.closest('.stage') ?? currentTarget;
  const { left, top, width, height } = stage.getBoundingClientRect();
  const share = (part: number, length: number) => Math.min(100, Math.max(0, (part / length) * 100));
  return [share(clientX - left, width), share(clientY - top, height)];
}
