import { useEffect, useState } from 'react';
import type { Articles } from '../../api.ts';
import { useDesk } from '../use-desk.ts';
import { words } from '../words.ts';

/** All articles, newest first. An opened one is shown beside its form. */
export function ArticleList() {
  const desk = useDesk();
  const [known, setKnown] = useState<Articles>();
  useEffect(() => {
    void desk.attempt(() => desk.service.articles()).then(setKnown);
  }, [desk]);
  return (
    <>
      <p className="help">{words.articlesHelp}</p>
      <button type="button" className="button" onClick={() => desk.show({ kind: 'new-article' })}>
        {words.article.new}
      </button>
      <ul className="items">
        {known?.articles.map(({ file, title, date, route, problem }) => (
          <li key={file}>
            <button
              type="button"
              className="row-button"
              onClick={() => {
                if (!problem) desk.frame?.show(route);
                void desk.open({ file, path: [] });
              }}
            >
              <span>{title}</span>
              <small>{problem ?? date}</small>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
