import * as z from 'zod';
import type { Body, Written } from '../api.ts';
import { site } from '../site.ts';
import type { Desk } from './desk.ts';
import { DeskError } from './desk-error.ts';
import { bytesWith } from './text/file-text.ts';

/** Texts by file and field. */
const shape = z.record(z.string(), z.record(z.string(), z.array(z.string())));

const none = '# Texts of the sample that are right for this business, too. The desk writes this file.\n{}\n';

/**
 * Stores that texts of the sample are right as they are, as one step.
 * @throws DeskError if the file with these texts cannot be read
 */
export async function acceptTexts(desk: Desk, { texts, label }: Body<'accept'>): Promise<Written> {
  const file = site().acceptedFile;
  const { bytes, data } = (await desk.reader.read(file)) ?? { bytes: Buffer.from(none), data: {} };
  const accepted = shape.safeParse(data).data;
  if (!accepted) {
    const sentence = `${site().placeOf(`content/${file}`)} cannot be read: correct it, or delete it.`;
    throw new DeskError(422, { problems: [{ sentence }] });
  }
  for (const { file: of, field, text } of texts) {
    const known = accepted[of] ?? {};
    accepted[of] = { ...known, [field]: [...(known[field] ?? []), text] };
  }
  const plan = new Map([[`content/${file}`, bytesWith(file, bytes, accepted)]]);
  return desk.write(plan, { file, label });
}
