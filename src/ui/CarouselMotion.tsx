import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Where a carousel stands and what moves it. */
export type Motion = {
  selected: number;
  /** How many places it can stop at; one where all slides fit. */
  count: number;
  /** Slides of which at least half shows. */
  inView: readonly number[];
  previous: () => void;
  next: () => void;
  goTo: (index: number) => void;
};

type CarouselMotionProps = {
  viewport: RefObject<HTMLElement>;
  period: number;
  running: boolean;
  /** Is told the motion at each change, and null when it ends. */
  onMotion: (motion: Motion | null) => void;
  /** Is told that the carousel starts paused, where the visitor prefers less motion. */
  onPausedChange: (paused: boolean) => void;
};

const calmQuery = '(prefers-reduced-motion: reduce)';

/** The moving part of a carousel: draws nothing, drives the slides inside the viewport. */
export default function CarouselMotion({
  viewport,
  period,
  running,
  onMotion,
  onPausedChange,
}: CarouselMotionProps) {
  const [calm] = useState(() => window.matchMedia(calmQuery).matches);
  // The plugin would start again by itself after a drag or when the mouse leaves, also where the visitor has
  // pressed stop. So here it only keeps time, and `running` says whether it may.
  const [plugins] = useState(() => [
    Autoplay({ delay: period, jump: calm, playOnInit: false, stopOnInteraction: true, stopOnFocusIn: false }),
  ]);
  const [options] = useState(() => ({
    loop: true,
    align: 'start' as const,
    duration: 32,
    inViewThreshold: 0.5,
    startIndex: firstShown(viewport.current),
  }));
  const [setViewport, embla] = useEmblaCarousel(options, plugins);
  const mayRun = useRef(running);

  useLayoutEffect(() => {
    viewport.current.scrollLeft = 0;
    setViewport(viewport.current);
  }, [setViewport, viewport]);

  useEffect(() => {
    if (calm) onPausedChange(true);
  }, [calm, onPausedChange]);

  useEffect(() => {
    mayRun.current = running;
    const autoplay = embla?.plugins().autoplay;
    if (running) autoplay?.play();
    else autoplay?.stop();
  }, [embla, running]);

  useEffect(() => {
    if (!embla) return;
    const resume = () => {
      if (mayRun.current && embla.scrollSnapList().length > 1) embla.plugins().autoplay?.play();
    };
    const move = (go: () => void) => () => {
      go();
      resume();
    };
    const moves = {
      previous: move(() => embla.scrollPrev(calm)),
      next: move(() => embla.scrollNext(calm)),
    };
    const tell = () =>
      onMotion({
        ...moves,
        goTo: (index) => move(() => embla.scrollTo(index, calm))(),
        selected: embla.selectedScrollSnap(),
        count: embla.scrollSnapList().length,
        inView: embla.slidesInView(),
      });
    tell();
    embla.on('select', tell).on('slidesInView', tell).on('reInit', tell);
    embla.on('reInit', resume).on('pointerUp', resume);
    return () => {
      embla.off('select', tell).off('slidesInView', tell).off('reInit', tell);
      embla.off('reInit', resume).off('pointerUp', resume);
      onMotion(null);
    };
  }, [embla, calm, onMotion]);

  return null;
}

/** The slide that a visitor has scrolled to by hand before the carousel took over. */
function firstShown(viewport: HTMLElement): number {
  const slide = viewport.querySelector('[role="group"]');
  return slide ? Math.round(viewport.scrollLeft / slide.clientWidth) : 0;
}
