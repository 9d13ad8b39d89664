import type { ArrayField, TextareaFieldValidation } from 'payload';
import { textarea } from 'payload/shared';
import { contentKeySchema, contentNames } from '@/schemas/content-keys';
import { daysOffFault, networkDaysOff } from '@/schemas/days-off';
import { loanFault } from '@/schemas/loan';
import { idShapes, missingIds, providerContents, providerNames } from '@/schemas/provider';
import { contentKeyField } from '../contents/content-key-field';
import { picturesField } from './picture-field';

const types = ['text', 'textarea', 'markdown', 'number', 'url', 'media'] as const;

/** Named pieces of content, as the contract knows them: `name`, `type`, `value` and pictures; with `keys`, also those that code reads. */
export function contentsField(options: { localized: boolean; keys: boolean }): ArrayField {
  return {
    name: 'contents',
    type: 'array',
    localized: options.localized,
    maxRows: 100,
    fields: [
      { name: 'name', type: 'text', required: true, maxLength: 120 },
      ...(options.keys ? [contentKeyField] : []),
      { name: 'type', type: 'select', required: true, defaultValue: 'text', options: [...types] },
      { name: 'value', type: 'textarea', maxLength: 20_000, validate: judgeValue },
      // Said, not left out: a row of another that stood here would lend it its pictures.
      { ...picturesField('media', 20), defaultValue: [] },
    ],
  };
}

/** An id that is none would have visitors asked for nothing (spec section 8, "Analytics setup"). */
const judgeValue: TextareaFieldValidation = (value, options) => {
  const key = contentKeySchema.safeParse(Object(options.siblingData).key).data;
  const name = key && contentNames[key];
  const provider = providerNames.find((one) => providerContents[one] === name);
  if (name === networkDaysOff) return daysOffFault(value) ?? textarea(value, options);
  if (provider && value && !idShapes[provider].test(value.trim()))
    return `Here stands no such id (${missingIds[provider]})`;
  return loanFault(name, value) ?? textarea(value, options);
};
