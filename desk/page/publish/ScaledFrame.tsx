import { useLayoutEffect, useRef, useState } from 'react';

type Props = {
  title: string;
  src: string;
  /** The width of the page's window, in CSS pixels. */
  width: number;
  onFrame: (frame: HTMLIFrameElement | null) => void;
};

/** A page in a window of a given width, made smaller to fit its box. */
export function ScaledFrame({ title, src, width, onFrame }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    const measure = () => setSize({ width: current.clientWidth, height: current.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    measure();
    return () => observer.disconnect();
  }, []);
  const scale = Math.min(1, size.width / width) || 1;
  return (
    <div className="compare-box" ref={box}>
      <iframe
        title={title}
        // An address that changes would be an entry of the browser's history.
        key={src}
        src={src}
        ref={onFrame}
        style={{
          width,
          height: size.height / scale,
          left: Math.max(0, (size.width - width * scale) / 2),
          transform: `scale(${scale})`,
        }}
      />
    </div>
  );
}
