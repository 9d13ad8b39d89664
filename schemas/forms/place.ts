import { z } from 'zod';
import { localeSchema } from '../locale';
import { plainTextFault } from '../plain-text';
import { localPathSchema } from '../safe-url';
import { visitSchema } from './visit';

/** Whom a form asks: whoever is nearest to the page it stands on, or the network. */
export const recipientsSchema = z.enum(['nearest', 'network']);

/** Kept and shown as it is: what no text of ours holds, no page of ours is called by. */
const pathSchema = localPathSchema.refine((path) => plainTextFault(path) === null);

/**
 * What goes with the fields of every form. `_place` is the contact page of where the form stands, from which the office or agent is known;
 * `_thanks` where a browser without JavaScript is led. `website` is filled by programs only; `_waited` are the ms since the page was opened, `_visit` is how somebody
 * came there.
 */
export const placeSchema = z.object({
  _locale: localeSchema.optional().catch(undefined),
  _place: pathSchema.catch('/'),
  _page: pathSchema.catch('/'),
  _thanks: pathSchema.optional().catch(undefined),
  _to: recipientsSchema.catch('nearest'),
  _waited: z.coerce.number().min(0).optional().catch(undefined),
  _visit: visitSchema.optional().catch(undefined),
  website: z.string().default('').catch('no text'),
});
export type FormPlace = z.infer<typeof placeSchema>;
export const placeNames: readonly string[] = Object.keys(placeSchema.shape);
