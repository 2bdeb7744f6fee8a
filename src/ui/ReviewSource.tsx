import { longDate } from '../lib/long-date.ts';
import text from './text.module.css';

/** A review; source, link and date are optional. */
export type Review = {
  rating: number;
  text: string;
  name: string;
  location: string;
  service: string;
  source?: string | undefined;
  /** https address of the review at its source. */
  link?: string | undefined;
  /** Such as 2026-11-03. */
  date?: string | undefined;
};

/** A line such as `Google, 3 November 2026`. Renders nothing without source and date. */
export function ReviewSource({ source, link, date, newTabNote }: Partial<Review> & { newTabNote: string }) {
  if (!source && !date) return null;
  return (
    <small className={text.small}>
      {source && link ? (
        <a href={link} target="_blank" rel="noopener">
          {source}
          <span className="visually-hidden">{` ${newTabNote}`}</span>
        </a>
      ) : (
        <span>{source}</span>
      )}
      {source && date ? <span>, </span> : null}
      {date ? <time dateTime={date}>{longDate(date)}</time> : null}
    </small>
  );
}

/** Reads a review from the HTML of `ReviewCard` or `ReviewQuotation`. The location includes the service. */
export function reviewFromHtml(html: Element): Review {
  const textOf = (selector: string) => html.querySelector(selector)?.textContent ?? '';
  const link = html.querySelector('small a');
  const [shown, rest] = html.querySelectorAll('blockquote > span');
  return {
    rating: html.querySelectorAll('svg').length,
    text: shown ? `${shown.textContent}${rest?.textContent ?? ''}` : textOf('blockquote'),
    name: textOf('strong'),
    location: textOf('figcaption > span'),
    service: '',
    source: link ? (link.firstChild?.textContent ?? '') : textOf('small > span'),
    link: link?.getAttribute('href') ?? undefined,
    date: html.querySelector('time')?.dateTime,
  };
}
