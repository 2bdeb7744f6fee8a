import { expect, onTestFinished, test, vi } from 'vitest';
import { area, fillForm, openForm, send, toast, words } from './quote-form.tsx';

const received = 'We’ll respond within 24 hours.';

const places = {
  home: { props: {}, location: 'final_form', reply: words.toast.description },
  contact: {
    props: { place: 'contact_form', received } as const,
    location: 'contact_form',
    reply: received,
  },
};

for (const [page, { props, location, reply }] of Object.entries(places))
  test(`[A3] [Q2] a request from ${page} is tracked with that place, and promises the same reply time as the page`, async () => {
    vi.spyOn(console, 'info').mockReturnValue();
    const gtag = vi.fn();
    vi.stubGlobal('gtag', gtag);
    onTestFinished(() => void vi.unstubAllGlobals());
    await openForm(props);
    await fillForm();
    await send();
    await expect.element(toast).toBeVisible();
    expect(toast.element().textContent).toBe(`${words.toast.title}${reply}`);
    expect(gtag.mock.calls).toEqual([['event', 'quote_click', { location }]]);
    await expect
      .element(area.getByRole('link', { name: words.booking }))
      .toHaveAttribute('data-quote', location);
  });
