import { sessionValue, setSessionValue } from '../session.ts';

const keep = (town: string) => setSessionValue('quote-suburb', town);

/** Answers a town: the one in the address, which is removed from there, the one of this visit, or what is entered. */
export function recallTown(): undefined {
  const address = new URL(location.href);
  const asked = address.searchParams.get('town');
  if (asked) {
    address.searchParams.delete('town');
    history.replaceState(null, '', address);
  }
  const load = (typed?: string) =>
    import('./town.ts').then(
      (script) => script.answerTown?.(typed, keep),
      () => undefined,
    );
  const field = document.querySelector<HTMLInputElement>('#hero input');
  if (field) {
    field.oninput = () => load();
    field.onchange = () => load(field.value);
  }
  const town = asked || sessionValue('quote-suburb');
  if (town !== undefined) load(town);
}
