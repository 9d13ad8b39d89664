import type { Translate } from '@/lib/i18n/translate-from';
import type { Locale } from '@/schemas/locale';

/** The kinds of consent that forms contain. */
export const consentKinds = ['privacy', 'sms', 'newsletter'] as const;
export type ConsentKind = (typeof consentKinds)[number];

/**
 * Increased whenever the meaning of a wording changes. The accepted text itself is stored verbatim as well.
 */
const versions: Readonly<Record<ConsentKind, number>> = { privacy: 2, sms: 1, newsletter: 2 };

export type ConsentWording = { version: string; text: string };

const wordings: Readonly<Record<ConsentKind, (t: Translate) => string>> = {
  privacy: (t) => t('form.privacy'),
  sms: (t) => t('form.sms'),
  newsletter: (t) => t('forms.newsletter'),
};

/** The label of the check box exactly as displayed, and its version. */
export function consentWording(kind: ConsentKind, locale: Locale, t: Translate): ConsentWording {
  return { version: `${kind} ${versions[kind]} ${locale}`, text: wordings[kind](t) };
}
