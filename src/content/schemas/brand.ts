import * as z from 'zod';

const outline = z.string().regex(/^[Mm][\d\s.,a-zA-Z-]+$/, 'must be the data of an SVG path');
const shape = z.strictObject({ d: outline });
const place = z.strictObject({ x: z.number(), y: z.number() });
const label = z.strictObject({
  anchor: z.enum(['start', 'middle', 'end']),
  dx: z.number(),
  dy: z.number(),
});

/** brand/logo.yaml: filled paths, each in the colour of its role. */
const logoSchema = z.strictObject({
  viewBox: z.string(),
  paths: z.array(shape.extend({ role: z.enum(['accent', 'ink', 'soft']) })).min(1),
});

/** brand/map.yaml: the map of the area on the contact page. Lengths are in units of its view box. */
const mapSchema = z.strictObject({
  viewBox: z.string(),
  labelSize: z.strictObject({ wide: z.number(), compact: z.number() }),
  dam: shape,
  /** Shapes to hover over; their ids are those of the areas in pages/contact.yaml. */
  areas: z.array(shape.extend({ id: z.string(), fill: z.string(), opacity: z.number() })),
  places: z.array(
    z.strictObject({
      name: z.string(),
      rank: z.number(),
      ...place.shape,
      ...label.shape,
      compact: label,
    }),
  ),
  stateLabels: z.array(place.extend({ text: z.string() })),
  /** Hills, waters and road: a file of their own, because the page's script needs only the rest. */
  land: z.strictObject({
    hills: z.array(shape),
    tributaries: z.array(shape.extend({ name: z.string().optional() })),
    billabongs: z.array(shape),
    lake: shape,
    river: shape.extend({ width: z.number() }),
    freeway: shape,
  }),
});

/** The files of the brand with data for pages, by their path from `content/`. */
export const brandFiles = {
  logo: { file: '../brand/logo.yaml', schema: logoSchema },
  map: { file: '../brand/map.yaml', schema: mapSchema },
} as const;

export type Brand = {
  logo: z.infer<typeof logoSchema>;
  map: Omit<z.infer<typeof mapSchema>, 'land'>;
  land: z.infer<typeof mapSchema>['land'];
};
