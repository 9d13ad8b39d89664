import type { z } from 'zod';
import { choiceField } from '../field-kinds';
import { recipientsSchema } from './form-metadata';

/** The recipients of a form; `nearest` describes the order in which they are chosen. */
export const recipientsField = (
  nearest = 'the agent of the page, then the office',
): z.ZodDefault<typeof recipientsSchema> =>
  recipientsSchema.default('nearest').meta({
    ...choiceField(
      'Message recipient',
      { nearest: 'Nearest agent or office', network: 'The network' },
      `The nearest: ${nearest}.`,
    ),
    // Group "words" rather than "look", because it is the first thing to decide about a form.
    group: 'words',
  });
