import { type RefObject, useEffect, useRef, useState } from 'react';

type BrokenImage = {
  isBroken: boolean;
  /** To spread on the image. It stops listening once broken, so that a broken replacement never loops. */
  image: { ref: RefObject<HTMLImageElement | null>; onError?: () => void };
};

/**
 * Notices that an image cannot be shown, so that it can be replaced, once.
 * @param address what names the image; another address gets its own chance
 */
export function useBrokenImage(address: string): BrokenImage {
  const [brokenAddress, setBrokenAddress] = useState<string>();
  const ref = useRef<HTMLImageElement>(null);
  const isBroken = brokenAddress === address;

  // It may have broken before this code ran, and then there is no event to hear. An image that still waits to be
  // scrolled to can count as complete too, but has no source yet.
  useEffect(() => {
    const image = ref.current;
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setBrokenAddress(address);
  }, []);

  return { isBroken, image: isBroken ? { ref } : { ref, onError: () => setBrokenAddress(address) } };
}
