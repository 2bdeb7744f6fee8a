import { closePopover, openPopover, type Popovers } from './browser/popover.ts';

/** Loads what only a pointer, a finger or the keyboard needs, once the first of them reaches the document. */
export function awaitInput(): void {
  // Handed over, as importing them there too would make them a chunk of their own.
  const popovers: Popovers = { closePopover, openPopover };
  for (const type of ['pointerover', 'focusin'])
    document.addEventListener(
      type,
      () => {
        import('./enhance-input.ts').then(
          (script) => script.enhanceInput?.(popovers),
          () => undefined,
        );
      },
      { once: true },
    );
}
