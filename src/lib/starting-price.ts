/** The starting price of a package, such as `Deep Clean from $250`. */
export const startingPrice = ({ name, fromPrice }: { name: string; fromPrice: number }, from: string) =>
  `${name} ${from} $${fromPrice}`;
