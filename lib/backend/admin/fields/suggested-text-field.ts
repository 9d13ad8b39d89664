import type { TextField } from 'payload';

type SuggestedTextOptions = { name: string; of: 'listings' | 'posts'; required?: boolean; index?: boolean };

/** A text such as a category: the form suggests the values in use and accepts new ones. */
export function suggestedTextField({
  name,
  of,
  required = false,
  index = false,
}: SuggestedTextOptions): TextField {
  const Field = {
    path: '/admin/forms/option-fields#SuggestedTextField',
    serverProps: { sourceCollection: of },
  };
  return {
    name,
    type: 'text',
    hasMany: false,
    required,
    index,
    maxLength: 80,
    admin: { components: { Field } },
  };
}
