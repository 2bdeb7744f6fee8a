import { closePopover, openPopover } from './popover.ts';

/** What opens and closes popovers, also without browser support. */
export type Popovers = { closePopover: typeof closePopover; openPopover: typeof openPopover };

/** Loads what only a pointer, a finger or the keyboard needs, once the first of them reaches the document. */
export function awaitInput(): void {
  // Handed over, as importing them there too would make them a chunk of their own.
  const popovers: Popovers = { closePopover, openPopover };
  for (const type of ['pointerover', 'focusin'])
    document.addEventListener(
      type,
      () => {
        import('./enhance-input.ts').then(
          (script) => script.enhanceInput(popovers),
          () => undefined,
        );
      },
      { once: true },
    );
}
