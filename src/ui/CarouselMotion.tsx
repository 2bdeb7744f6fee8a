import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { isUnseen } from './unseen.ts';

/** State and actions of a running carousel. */
export type CarouselApi = {
  selected: number;
  /** Number of scroll positions; 1 if all slides fit. */
  count: number;
  /** Indexes of the slides that are at least half visible. */
  inView: readonly number[];
  previous: () => void;
  next: () => void;
  goTo: (index: number) => void;
};

type CarouselMotionProps = {
  viewport: RefObject<HTMLElement>;
  period: number;
  running: boolean;
  /** Called on each change, and with null on unmount. */
  onApiChange: (api: CarouselApi | null) => void;
  /** Called with true at the start if the visitor prefers reduced motion. */
  onPausedChange: (paused: boolean) => void;
};

const reducedMotionQuery = '(prefers-reduced-motion: reduce)';

/** Moves the slides of a carousel with Embla: after each period while it runs, and on its actions. Renders nothing. */
export default function CarouselMotion({
  viewport,
  period,
  running,
  onApiChange,
  onPausedChange,
}: CarouselMotionProps) {
  const [reducedMotion] = useState(() => window.matchMedia(reducedMotionQuery).matches);
  const [options] = useState(() => ({
    loop: true,
    align: 'start' as const,
    duration: 32,
    inViewThreshold: 0.5,
    startIndex: scrolledIndex(viewport.current),
  }));
  const [setViewport, embla] = useEmblaCarousel(options);

  useLayoutEffect(() => {
    viewport.current.scrollLeft = 0;
    setViewport(viewport.current);
  }, [setViewport, viewport]);

  useEffect(() => {
    if (reducedMotion) onPausedChange(true);
  }, [reducedMotion, onPausedChange]);

  useEffect(() => {
    if (!embla || !running) return;
    let timer = 0;
    const hold = () => clearTimeout(timer);
    // Each move begins a new period, whoever made it. A hidden page stays where it is.
    const wait = () => {
      hold();
      if (embla.scrollSnapList().length > 1 && !isUnseen())
        timer = window.setTimeout(showNext, period, embla, reducedMotion);
    };
    wait();
    embla.on('pointerDown', hold).on('pointerUp', wait).on('select', wait).on('reInit', wait);
    document.addEventListener('visibilitychange', wait);
    return () => {
      hold();
      embla.off('pointerDown', hold).off('pointerUp', wait).off('select', wait).off('reInit', wait);
      document.removeEventListener('visibilitychange', wait);
    };
  }, [embla, running, period, reducedMotion]);

  useEffect(() => {
    if (!embla) return;
    const moves = {
      previous: () => {
        if (embla.canScrollPrev()) embla.scrollPrev(reducedMotion);
        else embla.scrollTo(embla.scrollSnapList().length - 1, reducedMotion);
      },
      next: () => showNext(embla, reducedMotion),
      goTo: (index: number) => embla.scrollTo(index, reducedMotion),
    };
    const notify = () => {
      fetchNeighbours(embla);
      onApiChange({
        ...moves,
        selected: embla.selectedScrollSnap(),
        count: embla.scrollSnapList().length,
        inView: embla.slidesInView(),
      });
    };
    notify();
    embla.on('select', notify).on('slidesInView', notify).on('reInit', notify);
    return () => {
      embla.off('select', notify).off('slidesInView', notify).off('reInit', notify);
      onApiChange(null);
    };
  }, [embla, reducedMotion, onApiChange]);

  return null;
}

type Embla = NonNullable<UseEmblaCarouselType[1]>;

/** With too few slides for a loop, the first one follows the last. */
function showNext(embla: Embla, jump: boolean): void {
  if (embla.canScrollNext()) embla.scrollNext(jump);
  else embla.scrollTo(0, jump);
}

/** Two slides on each side, because a visitor may click twice in a second. */
const neighbours = [-2, -1, 1, 2];

/** Loads and decodes the lazy images of neighbouring slides, so that no slide appears blank. */
function fetchNeighbours(embla: Embla): void {
  const slides = embla.slideNodes();
  const near = embla.slidesInView().flatMap((index) => neighbours.map((step) => index + step));
  for (const index of new Set(near))
    for (const image of slides.at(index % slides.length)?.querySelectorAll('img') ?? []) {
      image.loading = 'eager';
      // `Photo.browser.ts` replaces an image that cannot be decoded.
      image.decode().catch(() => undefined);
    }
}

/** The index of the slide that the visitor had scrolled to before Embla started. */
function scrolledIndex(viewport: HTMLElement): number {
  const [first, second] = viewport.firstElementChild?.children ?? [];
  if (!first || !second) return 0;
  const step = second.getBoundingClientRect().left - first.getBoundingClientRect().left;
  return Math.round(viewport.scrollLeft / step);
}
