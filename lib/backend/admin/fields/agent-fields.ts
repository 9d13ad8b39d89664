import type { Field, TextField } from 'payload';
import { isGeneratedLater } from './generated-when-empty';
import { phoneField } from './phone-field';
import { checkSlug, createSlugHook, createUniqueCopySlug } from './slug-field';
import { textListField } from './text-list-field';
import { wholeNumberField } from './whole-number-field';

/** Fields of a person who is an agent with a page of their own. */
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
  textListField({ name: 'towns', maxRows: 24, maxLength: 60 }),
  textListField({ name: 'languages', maxRows: 12, maxLength: 40 }),
  textListField({ name: 'specialties', maxRows: 12, maxLength: 60 }),
  wholeNumberField('years_of_experience', { min: 0, max: 70 }),
];

const suggestAgentSlug = createSlugHook('first_name', 'last_name');

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
      beforeDuplicate: [createUniqueCopySlug],
    },
    validate: (
      value: string | null | undefined,
      options: { event?: string; siblingData: { is_agent?: boolean } },
    ) => {
      if (isGeneratedLater(value, options)) return true;
      if (!value && options.siblingData.is_agent) return 'An agent needs a web address, such as "ama-mensah"';
      return checkSlug(value);
    },
  };
}
