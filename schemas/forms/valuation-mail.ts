import { agreementField, emailField, figuresField } from './form-fields';

/** The calculator's answer, by mail: worked out anew from the figures it was asked with. */
export const valuationMailFields = {
  email: emailField,
  figures: figuresField,
  privacy: agreementField,
} as const;
