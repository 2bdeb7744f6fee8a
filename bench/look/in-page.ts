// These functions run inside a page.

/**
 * Waits for two frames, fonts and decoded images. The clock holds animation frames, but not what observers report in
 * each frame.
 */
export async function painted(): Promise<void> {
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
  // An image whose source changes meanwhile is decoded the next time.
  await Promise.all(
    [...document.images].map((image) => image.complete && image.decode().catch(() => undefined)),
  );
}

/**
 * Takes away what stands behind loaded images, as it shows through the edge of rounded corners: whether a placeholder
 * is still there depends on which came first, the photo or the code of its island.
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
