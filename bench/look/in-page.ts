// These functions run inside the page.

/**
 * Waits for two frames, fonts and decoded images. Frames are detected by an IntersectionObserver, because the paused clock
 * stops animation frames.
 */
export async function waitForPaint(): Promise<void> {
  for (let frames = 0; frames < 2; frames += 1) {
    await new Promise<void>((resolve) => {
      const observer = new IntersectionObserver(() => {
        observer.disconnect();
        resolve();
      });
      observer.observe(document.documentElement);
    });
  }
  await document.fonts.ready;
  // decode() rejects if the source of an image changes meanwhile.
  await Promise.all(
    [...document.images].map((image) => image.complete && image.decode().catch(() => undefined)),
  );
}

/**
 * Removes the placeholders behind loaded images. They show through at rounded corners, and whether they are still there
 * depends on whether the photo or the code of its island has loaded first.
 */
export function removePlaceholders(): void {
  for (const image of document.images)
    if (image.complete && image.naturalWidth > 0) image.style.background = 'none';
}

export function pageHeight(): number {
  return document.documentElement.scrollHeight;
}

export function scrollTo(top: number): void {
  window.scrollTo({ top, behavior: 'instant' });
}
