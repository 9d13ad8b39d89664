import type { z } from 'zod';
import { choiceField } from '../field-kinds';
import { recipientsSchema } from './place';

/** Who gets what a form is sent; `nearest` says in which order whoever is near is asked. */
export const recipientsField = (
  nearest = 'the agent of the page, then the office',
): z.ZodDefault<typeof recipientsSchema> =>
  recipientsSchema.default('nearest').meta({
    ...choiceField(
      'Who gets the messages',
      { nearest: 'Whoever is nearest', network: 'The network' },
      `The nearest: ${nearest}.`,
    ),
    // It is no matter of looks: of all that a form asks whoever puts it in, it is the first.
    group: 'words',
  });
