import type { Messages } from './messages';

/** What a site in Ghana calls differently, in each of its languages (spec section 9, label overrides). */
export function sayAsInGhana(messages: Messages): Messages {
  return {
    ...messages,
    region: { ...messages.region, label: 'Region', district: 'District', all: 'All regions' },
    form: { ...messages.form, phone: 'Mobile Phone', postalCode: 'Postal/Digital Address' },
  };
}
