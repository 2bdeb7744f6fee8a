import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

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

/** Moves the slides of a carousel with Embla, on autoplay and on its actions. Renders nothing. */
export default function CarouselMotion({
  viewport,
  period,
  running,
  onApiChange,
  onPausedChange,
}: CarouselMotionProps) {
  const [reducedMotion] = useState(() => window.matchMedia(reducedMotionQuery).matches);
  // The plugin's own handling would restart it after a drag or a hover, even if the visitor has paused it. So it is
  // off, and `running` alone starts and stops the plugin.
  const [plugins] = useState(() => [
    Autoplay({
      delay: period,
      jump: reducedMotion,
      playOnInit: false,
      stopOnInteraction: true,
      stopOnFocusIn: false,
    }),
  ]);
  const [options] = useState(() => ({
    loop: true,
    align: 'start' as const,
    duration: 32,
    inViewThreshold: 0.5,
    startIndex: scrolledIndex(viewport.current),
  }));
  const [setViewport, embla] = useEmblaCarousel(options, plugins);
  const isRunning = useRef(running);

  useLayoutEffect(() => {
    viewport.current.scrollLeft = 0;
    setViewport(viewport.current);
  }, [setViewport, viewport]);

  useEffect(() => {
    if (reducedMotion) onPausedChange(true);
  }, [reducedMotion, onPausedChange]);

  useEffect(() => {
    isRunning.current = running;
    const autoplay = embla?.plugins().autoplay;
    if (running) autoplay?.play();
    else autoplay?.stop();
  }, [embla, running]);

  useEffect(() => {
    if (!embla) return;
    const resume = () => {
      if (isRunning.current && embla.scrollSnapList().length > 1) embla.plugins().autoplay?.play();
    };
    const move = (go: () => void) => () => {
      go();
      resume();
    };
    const moves = {
      // With too few slides for a loop, previous and next jump from one end to the other.
      previous: move(() => {
        if (embla.canScrollPrev()) embla.scrollPrev(reducedMotion);
        else embla.scrollTo(embla.scrollSnapList().length - 1, reducedMotion);
      }),
      next: move(() => {
        if (embla.canScrollNext()) embla.scrollNext(reducedMotion);
        else embla.scrollTo(0, reducedMotion);
      }),
    };
    const notify = () => {
      fetchNeighbours(embla);
      onApiChange({
        ...moves,
        goTo: (index) => move(() => embla.scrollTo(index, reducedMotion))(),
        selected: embla.selectedScrollSnap(),
        count: embla.scrollSnapList().length,
        inView: embla.slidesInView(),
      });
    };
    notify();
    embla.on('select', notify).on('slidesInView', notify).on('reInit', notify);
    embla.on('reInit', resume).on('pointerUp', resume);
    return () => {
      embla.off('select', notify).off('slidesInView', notify).off('reInit', notify);
      embla.off('reInit', resume).off('pointerUp', resume);
      onApiChange(null);
    };
  }, [embla, reducedMotion, onApiChange]);

  return null;
}

/** Two slides on each side, because a visitor may click twice in a second. */
const neighbours = [-2, -1, 1, 2];

/** Loads and decodes the lazy images of neighbouring slides, so that no slide appears blank. */
function fetchNeighbours(embla: NonNullable<UseEmblaCarouselType[1]>): void {
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
