import { useId } from 'react';
import { useDesk } from '../use-desk.ts';
import { words } from '../words.ts';

/** Shows another page of the site. */
export function PageSelect() {
  const desk = useDesk();
  const id = useId();
  const pages = (desk.state?.files ?? []).flatMap(({ file, title, route }) => {
    return route === undefined ? [] : [{ route, title, isArticle: file.startsWith('articles/') }];
  });
  const shown = desk.route.replace(/[?#].*$/, '');
  const options = (areArticles: boolean) =>
    pages
      .filter(({ isArticle }) => isArticle === areArticles)
      .map(({ route, title }) => (
        <option key={route} value={route}>
          {title}
        </option>
      ));
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {words.shownPage}
      </label>
      <select
        id={id}
        value={pages.some(({ route }) => route === shown) ? shown : ''}
        onChange={({ target }) => desk.frame?.show(target.value)}
      >
        {pages.some(({ route }) => route === shown) ? null : <option value="">{shown}</option>}
        {options(false)}
        <optgroup label={words.articles}>{options(true)}</optgroup>
      </select>
    </div>
  );
}
