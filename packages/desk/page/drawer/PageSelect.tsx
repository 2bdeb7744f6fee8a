import { useId } from 'react';
import { useDesk } from '../use-desk.ts';
import { words } from '../words.ts';

/** Shows another page of the site. */
export function PageSelect() {
  const desk = useDesk();
  const id = useId();
  const pages = (desk.state?.files ?? []).filter(({ route }) => route !== undefined);
  const shown = desk.route.replace(/[?#].*$/, '');
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
        {pages.map(({ route, title }) => (
          <option key={route} value={route}>
            {title}
          </option>
        ))}
      </select>
    </div>
  );
}
