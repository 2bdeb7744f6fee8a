/** How someone writes. */
export type Hand = ReturnType<typeof handOf>;

/** Blue-black, blue and black: dark on white paper, whatever the colours of the site are. */
const inks = ['#22324a', '#23407c', '#2b2b2d'] as const;

/** The handwriting of a person: the same name always has the same. */
export function handOf(name: string) {
  const seed = [...name].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 9973, 7);
  const share = (part: number) => (chance(seed, part) + 1) / 2;
  return {
    /** Tangent of the slant: how far letters lean to the right per unit of height. */
    slant: 0.42 * share(1) - 0.1,
    /** Scale of the width, and of the part of tall letters above the x-height; 1 is as in the alphabet. */
    width: 0.84 + 0.34 * share(2),
    tall: 0.78 + 0.34 * share(3),
    /** Stroke width, in pixels of the drawing. */
    pen: 3.8 + 2.6 * share(7),
    ink: inks[seed % inks.length] ?? inks[0],
    /** How much instances of a letter differ. */
    lively: 1.1 + 0.5 * share(4),
    /** Whether loops join tall letters to the letter before; otherwise the pen lifts. */
    loops: share(5) > 0.5,
    underlines: share(6) > 0.4,
    seed,
  };
}

/** A pseudo-random number from -1 to 1, always the same for the same arguments. */
export function chance(seed: number, place: number): number {
  const value = Math.sin(seed * 12.9898 + place * 78.233) * 43758.5453;
  return (value - Math.floor(value)) * 2 - 1;
}
