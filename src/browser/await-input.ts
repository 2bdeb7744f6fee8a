/** Loads what only a pointer, a finger or the keyboard needs, once the first of them reaches the document. */
export function awaitInput(): void {
  for (const type of ['pointerover', 'focusin'])
    document.addEventListener(
      type,
      ({ target }) => {
        if (target instanceof Element)
          import('./enhance-input.ts').then(
            ({ enhanceInput }) => enhanceInput(target),
            () => undefined,
          );
      },
      { once: true },
    );
}
