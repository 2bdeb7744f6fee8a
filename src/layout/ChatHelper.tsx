import business from 'content:business';
import layout from 'content:layout';
import { MessageCircle } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { CloseButton } from '../ui/CloseButton.tsx';
import { LineIcon } from '../ui/LineIcon.tsx';
import styles from './ChatHelper.module.css';
import type { ChatMemory } from './ChatMemory.tsx';

const { chat } = layout;

/**
 * The round button and its window of answers: a native popover whose answers are links, so that it opens, closes and
 * leads on before and without scripts.
 */
export function ChatHelper() {
  const dialog = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [Memory, setMemory] = useState<typeof ChatMemory>();

  // Without it the window still opens and its answers still lead on, so a failure to fetch it is none of the page's.
  useEffect(() => {
    import('./ChatMemory.tsx').then(
      (loaded) => setMemory(() => loaded.ChatMemory),
      () => undefined,
    );
  }, []);

  return (
    <>
      {Memory ? <Memory dialog={dialog} button={button} onOpenChange={setOpen} /> : null}
      <button
        ref={button}
        type="button"
        className={styles.button}
        popoverTarget="chat"
        aria-label={chat.openLabel}
        aria-controls="chat"
        // Before that the browser itself tells whether the popover is open.
        aria-expanded={Memory ? isOpen : undefined}
      >
        <LineIcon drawing={MessageCircle} size={26} />
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
                  {option.label}
                  <span className="visually-hidden">{` ${layout.newTabNote}`}</span>
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
