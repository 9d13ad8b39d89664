import type { Translate } from '@/lib/i18n/translate-from';
import type { FormField } from '@/schemas/forms/form-field';

/** The label of each field by the name under which it is submitted. */
export const fieldLabels = {
  reason: (t: Translate) => t('inquiry.reason'),
  full_name: (t: Translate) => t('form.fullName'),
  first_name: (t: Translate) => t('forms.firstName'),
  last_name: (t: Translate) => t('forms.lastName'),
  email: (t: Translate) => t('office.email'),
  phone_country: (t: Translate) => t('forms.phoneCountry'),
  phone_number: (t: Translate) => t('form.phone'),
  postal_code: (t: Translate) => t('form.postalCode'),
  trade: (t: Translate) => t('forms.trade'),
  town: (t: Translate) => t('forms.town'),
  sitting: (t: Translate) => t('forms.session'),
  guide: (t: Translate) => t('forms.guide'),
  newsletter: (t: Translate) => t('forms.newsletter'),
  phone: (t: Translate) => t('form.phone'),
  reach_by: (t: Translate) => t('inquiry.reachBy'),
  reach_when: (t: Translate) => t('inquiry.reachWhen'),
  message: (t: Translate) => t('inquiry.message'),
  listing: (t: Translate) => t('listing.listingNumber'),
  password: (t: Translate) => t('account.fields.password'),
  password_confirmation: (t: Translate) => t('account.fields.confirmPassword'),
  current_password: (t: Translate) => t('account.fields.currentPassword'),
  address_1: (t: Translate) => t('account.fields.address'),
  locality: (t: Translate) => t('account.fields.locality'),
  state: (t: Translate) => t('region.label'),
  confirmed: (t: Translate) => t('account.fields.confirmDeletion'),
  privacy: (t: Translate) => t('form.privacy'),
  sms: (t: Translate) => t('form.sms'),
} as const;

/** The label of each option. */
export const optionLabels: Readonly<Record<string, (t: Translate) => string>> = {
  buying: (t) => t('inquiry.buying'),
  selling: (t) => t('inquiry.selling'),
  franchising: (t) => t('inquiry.franchising'),
  other: (t) => t('inquiry.other'),
  email: (t) => t('office.email'),
  either: (t) => t('inquiry.noPreference'),
  phone: (t) => t('form.phone'),
  sms: (t) => t('inquiry.textMessage'),
  whatsapp: (t) => t('office.whatsApp'),
  any: (t) => t('inquiry.when.any'),
  morning: (t) => t('inquiry.when.morning'),
  afternoon: (t) => t('inquiry.when.afternoon'),
  evening: (t) => t('inquiry.when.evening'),
};

/**
 * The note beside a label about whether the field is required: that it is optional, or which other field may be filled
 * in instead.
 */
export function requirementNote(
  { kind, required, isAlternative }: FormField,
  t: Translate,
): string | undefined {
  if (required) return undefined;
  if (!isAlternative) return t('form.optional');
  return kind === 'email' ? t('form.orPhone') : t('form.orEmail');
}

const hasLabel = (name: string): name is keyof typeof fieldLabels => Object.hasOwn(fieldLabels, name);

/** The texts of consents that are not about a request. */
const consentTexts: Readonly<Record<NonNullable<FormField['consentTo']>, (t: Translate) => string>> = {
  newsletter: (t) => t('form.privacyNewsletter'),
  result: (t) => t('form.privacyResult'),
  messages: (t) => t('form.privacyMessages'),
};

/** The label of a field; `consentTo` selects the text of a consent. */
export function fieldLabel(name: string, t: Translate, { consentTo }: Partial<FormField> = {}): string {
  if (consentTo) return consentTexts[consentTo](t);
  return hasLabel(name) ? fieldLabels[name](t) : name;
}

export const optionLabel = (value: string, t: Translate): string => optionLabels[value]?.(t) ?? value;
