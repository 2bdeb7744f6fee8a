import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { content } from '../../src/content/index.ts';
import { enhanceAskLinks, writeAsked } from '../../src/links/AskLink.browser.ts';
import { AskLink } from '../../src/links/AskLink.tsx';
import { details } from '../support/quote-details.ts';
import { enhance, holdLinks } from './enhance.ts';
import { click, press } from './input.ts';
import { mountStatic } from './mount.tsx';
import { field, fillForm, invalid, openForm, panel, send, submit } from './quote-form.tsx';

const price = (text: string) => page.getByRole('link', { name: text, exact: true });
const about = (name: string) =>
  page.getByRole('link', { name: `${content.layout.askAbout} ${name}`, exact: true });

/** A part of the table of guide prices. */
const rows = [
  ['Fortnightly', 'general', '$170', '$205'],
  ['Deep clean', 'deep', '$250', '$320'],
] as const;

/** Opens a page with these links, and with the form unless it is on another page. */
async function openPage({ hasForm = true } = {}): Promise<void> {
  sessionStorage.removeItem('quote-asked');
  if (hasForm) await openForm();
  holdLinks();
  mountStatic(
    <div>
      <table data-ask="{bedrooms} bedrooms, {clean}, about {price}">
        <tbody>
          <tr>
            <th>Bedrooms</th>
            <th>1 or 2</th>
            <th>3</th>
          </tr>
          {rows.map(([clean, serviceType, ...prices]) => (
            <tr key={clean} data-service-type={serviceType}>
              <th>{clean}</th>
              {prices.map((each) => (
                <td key={each}>
                  <a href="#quote">{each}</a>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <AskLink about="Move-Prep from $590" service="move-prep" />
      <AskLink about="Office cleaning" service="commercial" />
    </div>,
  );
  enhance(enhanceAskLinks);
}

/** What the form should have now. */
async function expectForm(serviceType: string, message: string): Promise<void> {
  await expect.element(field('message')).toHaveValue(message);
  await expect.element(field('serviceType')).toHaveValue(serviceType);
}

test('a price writes home, rhythm and price into the form, says so, and the next press replaces them', {
  tags: 'H15',
}, async () => {
  await openPage();
  // The errors of an empty form go with what is written.
  await click(submit);
  await expect.poll(invalid).toHaveLength(6);
  await click(price('$205'));
  await expectForm('general', '3 bedrooms, fortnightly, about $205\n');
  await expect.poll(invalid).toHaveLength(4);
  await click(price('$250'));
  await expectForm('deep', '1 or 2 bedrooms, deep clean, about $250\n');
  await click(about('Move-Prep from $590'));
  await expectForm('move-prep', 'Move-Prep from $590\n');
  await click(about('Office cleaning'));
  await expectForm('', 'Office cleaning\n');
});

test('what the visitor typed stays, and what was written can be deleted', { tags: 'H15' }, async () => {
  await openPage();
  await field('message').fill('We have two dogs.');
  await field('serviceType').selectOptions('ndis');
  await click(about('Office cleaning'));
  await expectForm('ndis', 'We have two dogs.\nOffice cleaning\n');
  await field('message').fill('We have two dogs.\nOffice cleaning, please.');
  await click(price('$320'));
  await expectForm('deep', 'We have two dogs.\n3 bedrooms, deep clean, about $320, please.');
  await field('message').fill('Two dogs.');
  await click(price('$170'));
  await expectForm('general', 'Two dogs.\n1 or 2 bedrooms, fortnightly, about $170\n');
});

test('after a request, a price brings the form back with what was typed', {
  tags: ['H15', 'Q2'],
}, async () => {
  vi.spyOn(console, 'info').mockReturnValue();
  await openPage();
  await fillForm({ message: 'Three bedrooms.' });
  await send();
  await expect.element(panel).toBeVisible();
  await click(price('$205'));
  await expect.element(field('name')).toHaveFocus();
  await expect.element(field('name')).toHaveValue(details.name);
  await expectForm('general', 'Three bedrooms.\n3 bedrooms, fortnightly, about $205\n');
});

test('it is kept for the next page with a form, and written there once', { tags: 'H15' }, async () => {
  await openPage({ hasForm: false });
  // In another tab, nothing is written into the form of this one.
  await press(price('$170'), '{Control>}{Enter}{/Control}');
  await press(price('$205'), '{Enter}');
  await expect.poll(() => sessionStorage.getItem('quote-asked')).toContain('about $205');
  await openForm();
  writeAsked();
  await expectForm('general', '3 bedrooms, fortnightly, about $205\n');
  await field('message').fill('');
  writeAsked();
  await expectForm('general', '');
});
