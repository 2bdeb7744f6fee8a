import { popovers } from './browser/popover.ts';

/** Loads what only a pointer, a finger or the keyboard needs, once the first of them reaches the document. */
export function awaitInput(): void {
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
