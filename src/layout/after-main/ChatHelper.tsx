import MessageCircle from 'lucide-react/icons/message-circle';
import type { Content } from '../../content/schemas/content-files.ts';
import { classNames } from '../../lib/class-names.ts';
import { ownQuoteForm } from '../../lib/own-form.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { CloseButton } from '../../ui/CloseButton.tsx';
import iconButton from '../../ui/IconButton.module.css';
import { LineIcon } from '../../ui/LineIcon.tsx';
import { OverlayCard } from '../../ui/OverlayCard.tsx';
import text from '../../ui/text.module.css';
import styles from './ChatHelper.module.css';

/**
 * The chat helper: a card, a round button, and a window with links, which is a native popover and works without
 * scripts. `ChatHelper.browser.ts` adds the popup, the closing message and focus handling.
 */
export function ChatHelper({ business, layout }: Pick<Content, 'business' | 'layout'>) {
  const { chat, newTabNote } = layout;
  const { url } = business.quoteForm;
  const popupActions = (
    <>
      <ButtonLink
        to={url ?? ownQuoteForm}
        label={chat.popupQuote}
        newTabNote={url ? newTabNote : undefined}
      />
      <ButtonLink to="/services" label={chat.popupBrowse} variant="secondary" />
      <Button variant="secondary">{chat.popupClose}</Button>
    </>
  );
  return (
    <>
      <OverlayCard
        name="chat"
        rank="leading"
        messages={[
          { name: 'popup', text: chat.popupText, actions: popupActions },
          { name: 'closing', text: chat.closingText },
        ]}
      />
      <button
        type="button"
        className={classNames(iconButton.button, styles.button)}
        popoverTarget="chat"
        aria-label={chat.openLabel}
        aria-controls="chat"
        data-tooltip
      >
        <LineIcon icon={MessageCircle} size={26} />
      </button>
      <div
        id="chat"
        popover="manual"
        role="dialog"
        tabIndex={-1}
        className={styles.window}
        aria-labelledby="chat-title"
        aria-describedby="chat-question"
      >
        <div className={styles.header}>
          <h2 id="chat-title" className={text.title}>
            {business.name}
          </h2>
          <CloseButton label={chat.closeLabel} popoverTarget="chat" popoverTargetAction="hide" />
        </div>
        <p id="chat-question" className={classNames(text.label, styles.question)}>
          {chat.question}
        </p>
        <ul>
          {chat.options.map((option) => (
            <li key={option.label}>
              {'to' in option || !url ? (
                <a className={styles.option} href={'to' in option ? option.to : ownQuoteForm}>
                  {option.label}
                </a>
              ) : (
                <a className={styles.option} href={url} target="_blank" rel="noopener">
                  {option.label}
                  <span className="visually-hidden">{` ${newTabNote}`}</span>
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
