import * as z from 'zod';
import { focus } from './parts.ts';

const percent = z.number().min(0).max(100);
const size = percent.positive();
const inside = (start: number, length: number) => start + length <= 100;

const crop = z
  .strictObject({ left: percent, top: percent, width: size, height: size })
  .refine(({ left, width }) => inside(left, width), {
    path: ['width'],
    error: 'reaches past the right edge of the photo: left and width must not be more than 100 together',
  })
  .refine(({ top, height }) => inside(top, height), {
    path: ['height'],
    error: 'reaches past the lower edge of the photo: top and height must not be more than 100 together',
  })
  .describe('The part of the photo that is shown, in percent of its width and height.');

const photoRecord = z.strictObject({
  focus: focus.optional(),
  turn: z
    .literal([90, 180, 270])
    .optional()
    .describe(
      'By how many degrees the photo is turned to the right; the other fields mean the turned photo.',
    ),
  crop: crop.optional(),
});
export type PhotoRecord = z.infer<typeof photoRecord>;

/** photos.yaml: one record for each photo that needs one, by its file name. */
export const photoRecords = z
  .record(z.string().normalize(), photoRecord)
  .describe('How photos are turned and cropped. Change it in the form of a photo.');
