/** How someone writes. */
export type Hand = {
  /** How far letters lean to the right, as a share of their height. */
  slant: number;
  /** Width of letters, and height of what stands above an x; 1 is that of the alphabet. */
  width: number;
  tall: number;
  /** How much letters differ from each other. */
  lively: number;
  /** Whether the pen goes up to tall letters in a loop; otherwise it is lifted. */
  loops: boolean;
  /** Whether a line is drawn below the name. */
  underlines: boolean;
  seed: number;
};

/** The handwriting of a person, always the same for a name. */
export function handOf(name: string): Hand {
  const seed = [...name].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 9973, 7);
  const share = (part: number) => (chance(seed, part) + 1) / 2;
  return {
    slant: 0.04 + 0.2 * share(1),
    width: 0.94 + 0.16 * share(2),
    tall: 0.82 + 0.26 * share(3),
    lively: 1.1 + 0.5 * share(4),
    loops: share(5) > 0.5,
    underlines: share(6) > 0.4,
    seed,
  };
}

/** A number from -1 to 1 that looks like chance, always the same for the same place. */
export function chance(seed: number, place: number): number {
  const value = Math.sin(seed * 12.9898 + place * 78.233) * 43758.5453;
  return (value - Math.floor(value)) * 2 - 1;
}
