import type { Field, TextField } from 'payload';
import { isStillMade } from './made-when-empty';
import { phoneField } from './phone-field';
import { checkSlug, freeSlug, suggestSlug } from './slug-field';
import { wholeNumberField } from './whole-number-field';
import { wordsField } from './words-field';

/** What a person has who works as an agent and has a page of their own. */
export const agentFields: Field[] = [
  { name: 'is_agent', type: 'checkbox', defaultValue: false, index: true, admin: { position: 'sidebar' } },
  agentSlugField(),
  {
    name: 'name_id',
    type: 'text',
    maxLength: 40,
    admin: { description: 'Identifier in the listing system' },
  },
  phoneField('phone'),
  { name: 'extension', type: 'text', maxLength: 8 },
  { name: 'assigned_to', type: 'text', maxLength: 120 },
  phoneField('whats_app_number'),
  wordsField({ name: 'towns', maxRows: 24, maxLength: 60 }),
  wordsField({ name: 'languages', maxRows: 12, maxLength: 40 }),
  wordsField({ name: 'specialties', maxRows: 12, maxLength: 60 }),
  wholeNumberField('years_of_experience', { min: 0, max: 70 }),
];

const suggestAgentSlug = suggestSlug('first_name', 'last_name');

function agentSlugField(): TextField {
  return {
    name: 'slug',
    type: 'text',
    hasMany: false,
    unique: true,
    index: true,
    admin: { position: 'sidebar', condition: (data) => data.is_agent === true },
    hooks: {
      beforeValidate: [(args) => (args.siblingData.is_agent === true ? suggestAgentSlug(args) : args.value)],
      beforeDuplicate: [freeSlug],
    },
    validate: (
      value: string | null | undefined,
      options: { event?: string; siblingData: { is_agent?: boolean } },
    ) => {
      if (isStillMade(value, options)) return true;
      if (!value && options.siblingData.is_agent) return 'An agent needs a web address, as in "ama-mensah"';
      return checkSlug(value);
    },
  };
}
