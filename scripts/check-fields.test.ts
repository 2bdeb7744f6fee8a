import { checkIslands } from '@site/islands/vite';
import { expect, onTestFinished, test } from 'vitest';
import { unusedFields, watchContent } from './check-fields.ts';
import { renderServer } from './render-server.ts';

/** JSON as it is written in a string of the module. */
const quoted = (json: string) => JSON.stringify(json).slice(1, -1);

test('npm run check finds the fields of the content that nothing shows, and no others', async () => {
  const addFields = {
    name: 'test:add-fields',
    transform: {
      filter: { id: /\/src\/content\/index\.ts$/ },
      handler: (code: string) =>
        code
          .replace(
            quoted('"home":{'),
            quoted('"home":{"unreadTagline":"New words","unreadList":[{"title":"One"}],'),
          )
          .replace(quoted('"business":{'), quoted('"business":{"unreadFact":"New",')),
    },
  };
  const server = await renderServer([addFields, watchContent()]);
  onTestFinished(() => server.close());
  let documents = '';
  const note = (html: string) => {
    documents += html;
  };
  expect(await checkIslands(server, note)).toEqual([]);
  const remedy = 'show it, or remove it from its file in content and its schema.';
  expect(await unusedFields(server, documents)).toEqual([
    `No page shows the field business.unreadFact: ${remedy}`,
    `No page shows the field home.unreadTagline: ${remedy}`,
    `No page shows the field home.unreadList[].title: ${remedy}`,
  ]);
});
