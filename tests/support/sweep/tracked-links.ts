import type { Page } from '@playwright/test';
import { content, mailAddress, telAddress } from '../site.ts';
import { expect } from './sweep.ts';

const { business } = content;

/** The events of a quote link in a menu, in order. */
export const menuEvents = (location: string) => [
  ['event', 'quote_form_submit', { location }],
  ['event', 'quote_submission', { currency: 'AUD' }],
];

/**
 * Clicks the quote links of both menus and every phone and e-mail link of the page. The statistics tag is replaced by
 * one that only records events. Afterwards the links no longer navigate.
 */
export async function expectTrackedLinks(page: Page): Promise<void> {
  const { menus, contacts } = await page.evaluate(
    ([quote, tel, mail]) => {
      const sent: unknown[][] = [];
      window.gtag = (...command) => sent.push(command);
      document.addEventListener('click', (event) => event.preventDefault());
      const eventsOf = (link: HTMLElement) => {
        link.click();
        return sent.splice(0);
      };
      const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
      return {
        menus: all(`header a[href="${quote}"]`).map(eventsOf),
        contacts: all(`a[href="${tel}"], a[href="${mail}"]`).map((link) => ({
          isCall: link.getAttribute('href') === tel,
          events: eventsOf(link),
        })),
      };
    },
    [business.quoteForm.url, telAddress, mailAddress] as const,
  );
  expect(menus.slice(0, 2)).toEqual([menuEvents('navbar'), menuEvents('mobile_navbar')]);
  expect(contacts.length).toBeGreaterThan(3);
  for (const { isCall, events } of contacts) {
    const values = { label: expect.any(String), location: expect.any(String) };
    expect(events).toEqual([['event', isCall ? 'call_click' : 'email_click', values]]);
    expect(events[0]?.[2]).not.toMatchObject({ label: 'Link in text' });
  }
  const everything = JSON.stringify([menus, contacts]);
  expect(everything).not.toContain(business.email);
  expect(everything).not.toContain(business.phone);
}
