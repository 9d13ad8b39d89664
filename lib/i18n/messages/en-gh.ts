import { en } from './en';

/** English, with what Ghana says differently (spec section 9, label overrides). */
export const enGh = {
  ...en,
  region: { ...en.region, label: 'Region', district: 'District', all: 'All regions' },
  form: { ...en.form, phone: 'Mobile Phone', postalCode: 'Postal/Digital Address' },
};
