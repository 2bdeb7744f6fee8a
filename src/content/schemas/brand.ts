import * as z from 'zod';

const outline = z.string().regex(/^[Mm][\d\s.,a-zA-Z-]+$/, 'must be the data of an SVG path');
const shape = z.strictObject({ d: outline });
const shapes = z.array(shape).default([]);
const place = z.strictObject({ x: z.number(), y: z.number() });
const label = z.strictObject({
  anchor: z.enum(['start', 'middle', 'end']),
  dx: z.number(),
  dy: z.number(),
});

/** brand/map.yaml: the map of the area on the contact page. Lengths are in units of its view box. */
const mapSchema = z.strictObject({
  viewBox: z.string(),
  labelSize: z.strictObject({ wide: z.number(), compact: z.number() }),
  /** Shapes to hover over; their ids are those of the areas in pages/contact.yaml. */
  areas: z
    .array(
      shape.extend({
        id: z.string(),
        fill: z.enum(['accent', 'action', 'decoration', 'star', 'water']),
        opacity: z.number(),
      }),
    )
    .min(1),
  /** Short lines over the water. */
  dams: shapes,
  places: z
    .array(
      z.strictObject({
        name: z.string(),
        rank: z.number(),
        ...place.shape,
        ...label.shape,
        compact: label,
      }),
    )
    .default([]),
  /** Texts between the places, such as the names of states. */
  labels: z.array(place.extend({ text: z.string() })).default([]),
  /** Hills, waters and roads: a file of their own, because the page's script needs only the rest. */
  land: z
    .strictObject({
      hills: shapes,
      creeks: z.array(shape.extend({ name: z.string().optional() })).default([]),
      lakes: shapes,
      rivers: z.array(shape.extend({ width: z.number() })).default([]),
      roads: shapes,
    })
    .optional(),
});

/** brand/map.yaml by its path from `content/`. */
export const mapFile = { file: '../brand/map.yaml', schema: mapSchema } as const;

type DrawnMap = z.infer<typeof mapSchema>;

/** A logo with its size in pixels. A small drawing is part of each page, as the parts of its SVG; others are files. */
export type Logo = {
  width: number;
  height: number;
  /** A wide logo has the name of the business in it. */
  isWide: boolean;
} & ({ viewBox: string; parts: string } | { src: string });

export type Brand = {
  logo: { inNavbar: Logo; inFooter: Logo };
  /** Whether pages are dark. */
  isDark: boolean;
  /** The address of the icon in browser tabs. */
  favicon: string;
  /** null: the contact page has no map. */
  map: Omit<DrawnMap, 'land'> | null;
  land: NonNullable<DrawnMap['land']> | null;
};
