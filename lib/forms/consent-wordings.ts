import { createTranslate } from '@/lib/i18n/translate';
import { formFieldsOf, type LeadFormName } from '@/schemas/forms/forms';
import type { Locale } from '@/schemas/locale';
import { fieldLabel } from './field-labels';

/** The kinds of consent that forms contain. */
export const consentKinds = ['privacy', 'sms', 'newsletter'] as const;
export type ConsentKind = (typeof consentKinds)[number];

/**
 * Increased whenever the meaning of a wording changes. The accepted text itself is stored verbatim as well.
 */
const versions: Readonly<Record<ConsentKind, number>> = { privacy: 3, sms: 1, newsletter: 2 };

export type ConsentWording = { version: string; text: string };

/** The label of the check box exactly as displayed, and its version. */
export function consentWording(kind: ConsentKind, form: LeadFormName, locale: Locale): ConsentWording {
  const text = fieldLabel(kind, createTranslate(locale), formFieldsOf(form)[kind]);
  return { version: `${kind} ${versions[kind]} ${locale}`, text };
}
