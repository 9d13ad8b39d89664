import { z } from 'zod';
import { localPathSchema } from './safe-url';

/** The focus point that stays visible when a picture is cropped, in hundredths from the left and the top. */
export const focusSchema = z.strictObject({ x: z.int().min(0).max(100), y: z.int().min(0).max(100) });
export type Focus = z.infer<typeof focusSchema>;

/**
 * A picture. `src` is a path on this site (`/media/…`), `alt` is empty for a decorative picture, `width` and
 * `height` are the pixels of the original (they reserve the space), `widths` lists the smaller copies
 * created at upload, in pixels: the copy of `name.webp` at 640 is `name-640.webp`.
 */
export const imageSchema = z.strictObject({
  src: localPathSchema,
  alt: z.string().max(300),
  width: z.int().positive(),
  height: z.int().positive(),
  widths: z.array(z.int().positive()).max(12).default([]),
  focus: focusSchema.optional(),
});
export type Image = z.infer<typeof imageSchema>;
