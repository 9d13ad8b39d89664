import { z } from 'zod';
import { localeSchema } from '../locale';
import { plainTextIssue } from '../plain-text';
import { localPathSchema } from '../safe-url';
import { attributionSchema } from './attribution';
import { carriedFiguresSchema } from './form-fields';

/** The recipients of a form: whoever is nearest to its page, or the network. */
export const recipientsSchema = z.enum(['nearest', 'network']);

/**
 * The path is stored and displayed unchanged, so it must contain no invisible characters, which no page path
 * does.
 */
const pathSchema = localPathSchema.refine((path) => plainTextIssue(path) === null);

/**
 * The metadata that is sent with every form. `_place` is the contact page of the form's context, which
 * determines the office or agent; `_thanks` the page after a submission. `website` is a
 * honeypot; `_waited` is the time since the page was opened in ms, `_visit` the marketing attribution, `_figures` the
 * figures that the visitor entered in the calculator.
 */
export const formMetadataSchema = z.object({
  _locale: localeSchema.optional().catch(undefined),
  _place: pathSchema.catch('/'),
  _page: pathSchema.catch('/'),
  _thanks: pathSchema.optional().catch(undefined),
  _to: recipientsSchema.catch('nearest'),
  _waited: z.coerce.number().min(0).optional().catch(undefined),
  _visit: attributionSchema.optional().catch(undefined),
  _figures: carriedFiguresSchema.optional().catch(undefined),
  website: z.string().default('').catch('no text'),
});
export type FormMetadata = z.infer<typeof formMetadataSchema>;
export const formMetadataNames: readonly string[] = Object.keys(formMetadataSchema.shape);
