import { z } from 'zod';
import { lineField, markdownField, pictureField } from '@/schemas/field-kinds';
import { pictureSchema } from '@/schemas/reference';
import { sectionIntroShape } from '@/schemas/section-intro';
import { surfaceField } from '@/schemas/surface';

const uploadMessage = 'Video files cannot be uploaded: use a video from YouTube or Vimeo';

/**
 * The stored value identifies the video and is never an embed URL: player URLs are built from it here. Files are
 * those that come with the site; the media library accepts none.
 */
export const videoSourceSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('youtube'), video: z.string().regex(/^[\w-]{11}$/) }),
  z.strictObject({ kind: z.literal('vimeo'), video: z.string().regex(/^\d{6,12}$/) }),
  z.strictObject({
    kind: z.literal('file'),
    src: z.string().regex(/^\/examples\/[\w-]{1,100}\.(?:mp4|webm)$/, uploadMessage),
    captions: z.string().regex(/^\/examples\/[\w-]{1,100}\.vtt$/, uploadMessage),
  }),
]);
export type VideoSource = z.infer<typeof videoSourceSchema>;

/** `title` is the accessible name of the player; `transcript` is Markdown. */
export const videoSchema = z.strictObject({
  ...sectionIntroShape,
  title: z
    .string()
    .min(1)
    .max(120)
    .meta(lineField('Title of the recording', 'Read aloud by screen readers.')),
  source: videoSourceSchema.meta({ label: 'Recording', control: 'recording', group: 'pictures' }),
  poster: pictureSchema.nullable().default(null).meta(pictureField('Cover picture')),
  transcript: z
    .string()
    .max(20_000)
    .default('')
    .meta(markdownField('Transcript', 'For people who cannot hear it, and for search engines.')),
  surface: surfaceField(),
});
export type VideoProps = z.infer<typeof videoSchema>;
