import * as z from 'zod/mini';
import { photoFromPublished } from '../lib/published-photo.ts';

// Without this Zod compiles its checks with `new Function`, which a strict content security policy forbids.
z.config({ jitless: true });

/** Text that is there; spaces around it do not count. */
export const filled = z.string().check(z.trim(), z.minLength(1));

/** Text or a number as text; empty where it is missing. */
export const optionalText = z.catch(z.pipe(z.union([z.string(), z.number()]), z.transform(String)), '');

/**
 * A list from which items that do not fit are left out, so that one bad item costs itself and not the page. It is
 * empty where there is no list.
 */
export function listOf<T>(item: z.ZodMiniType<T>) {
  return z.catch(z.pipe(z.array(z.unknown()), keepGood(item)), []);
}

/** The same, but a missing list is an error: the file is then not what it should be. */
export function requiredListOf<T>(item: z.ZodMiniType<T>) {
  return z.pipe(z.array(z.unknown()), keepGood(item));
}

function keepGood<T>(item: z.ZodMiniType<T>) {
  return z.transform((items: unknown[]): T[] =>
    items.flatMap((candidate) => {
      const result = item.safeParse(candidate);
      return result.success ? [result.data] : [];
    }),
  );
}

const pixels = z.catch(z.number().check(z.nonnegative()), 0);

const photoFields = z.object({
  src: filled,
  alt: filled,
  width: pixels,
  height: pixels,
  version: z.catch(z.string(), ''),
  widths: z.catch(z.array(z.int().check(z.positive())), []),
  placeholder: z.catch(z.string(), ''),
});

/** A published photo as `Photo` takes it. */
export const photo = z.pipe(
  photoFields,
  z.transform((fields) => photoFromPublished(fields)),
);

/** The same with the `id` and `title` of a gallery item; each is empty where the file has none. */
export const titledPhoto = z.pipe(
  z.extend(photoFields, { id: optionalText, title: optionalText }),
  z.transform(({ id, title, ...fields }) => ({ ...photoFromPublished(fields), id, title })),
);
