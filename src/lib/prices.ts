/** An amount in Australian dollars as prices show it, such as `$1,250`. */
export const dollars = (amount: number) => `$${amount.toLocaleString('en-AU')}`;

/** The starting price of a package, such as `Deep Clean from $250`. */
export const startingPrice = ({ name, fromPrice }: { name: string; fromPrice: number }, from: string) =>
  `${name} ${from} ${dollars(fromPrice)}`;
