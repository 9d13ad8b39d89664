import { z } from 'zod';
import { choiceField, linkField, textField } from './field-kinds';
import { linkSchema } from './link';

/** The number of columns on wide screens. */
export const columnsField = (defaultColumns: 2 | 3 | 4) =>
  z
    .literal([2, 3, 4])
    .default(defaultColumns)
    .meta(choiceField('Columns', { 2: 'Two', 3: 'Three', 4: 'Four' }));

/** `lead` shows the first entry large next to the others; `grid` shows all in the same size. */
export const arrangementField = () =>
  z
    .enum(['lead', 'grid'])
    .default('lead')
    .meta(choiceField('Arrangement', { lead: 'First one large', grid: 'All the same size' }));

/** A custom text for an empty list. */
export const emptyTextField = () =>
  z
    .string()
    .max(300)
    .default('')
    .meta(textField('Text for an empty list', 'Shown when there is nothing to list.'));

/** The link below a list. */
export const actionField = (label: 'Link to all' | 'Link below') =>
  linkSchema.optional().meta(linkField(label));
