import business from 'content:business';
import layout from 'content:layout';
import { lazy, Suspense, useRef, useState } from 'react';
import { useHydrated } from '../hooks/use-hydrated.ts';
import { CloseButton } from '../ui/CloseButton.tsx';
import { Icon } from '../ui/Icon.tsx';
import styles from './ChatHelper.module.css';

const { chat } = layout;

/** What the helper remembers and says by itself. Without it the window still opens and its answers still lead on. */
const ChatMemory = lazy(() => import('./ChatMemory.tsx').catch(() => ({ default: () => null })));

/**
 * The round button and its window of answers: a native popover whose answers are links, so that it opens, closes and
 * leads on before and without scripts.
 */
export function ChatHelper() {
  const dialog = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const hydrated = useHydrated();
  return (
    <>
      {hydrated ? (
        <Suspense fallback={null}>
          <ChatMemory dialog={dialog} button={button} onOpenChange={setOpen} />
        </Suspense>
      ) : null}
      <button
        ref={button}
        type="button"
        className={styles.button}
        popoverTarget="chat"
        aria-label={chat.openLabel}
        aria-controls="chat"
        // Without scripts the browser itself tells whether the popover is open.
        aria-expanded={hydrated ? isOpen : undefined}
      >
        <Icon name="message" size={26} />
      </button>
      <div
        ref={dialog}
        id="chat"
        popover="manual"
        role="dialog"
        tabIndex={-1}
        className={styles.window}
        aria-labelledby="chat-title"
        aria-describedby="chat-question"
      >
        <div className={styles.header}>
          <h2 id="chat-title" className={styles.title}>
            {business.name}
          </h2>
          <CloseButton label={chat.closeLabel} closes="chat" />
        </div>
        <p id="chat-question" className={styles.question}>
          {chat.question}
        </p>
        <ul className={styles.options}>
          {chat.options.map((option) => (
            <li key={option.label}>
              {'to' in option ? (
                <a href={option.to}>{option.label}</a>
              ) : (
                <a href={business.quoteForm.url} target="_blank" rel="noopener">
                  {option.label} <span className="visually-hidden">{layout.newTabNote}</span>
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
