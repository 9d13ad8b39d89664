import { agreementField, emailField, figuresField } from './form-fields';

/** The valuation result by mail, calculated again from the submitted figures. */
export const valuationMailFields = {
  email: emailField,
  figures: figuresField,
  privacy: { ...agreementField, consentTo: 'result' },
} as const;
