import type { Translate } from '@/lib/i18n/translate-from';
import type { Locale } from '@/schemas/locale';

/** What a visitor is asked to agree to. */
export const consentKinds = ['privacy', 'sms', 'newsletter'] as const;
export type ConsentKind = (typeof consentKinds)[number];

/** Raised with each change of what a wording means; what was agreed to is kept word for word besides. */
const versions: Readonly<Record<ConsentKind, number>> = { privacy: 1, sms: 1, newsletter: 1 };

export type Wording = { version: string; text: string };

const wordings: Readonly<Record<ConsentKind, (t: Translate) => string>> = {
  privacy: (t) => t('form.privacy'),
  sms: (t) => t('form.sms'),
  newsletter: (t) => t('forms.newsletter'),
};

/** The sentence beside the box, exactly as it is shown, and which version of it this is. */
export function consentWording(kind: ConsentKind, locale: Locale, t: Translate): Wording {
  return { version: `${kind} ${versions[kind]} ${locale}`, text: wordings[kind](t) };
}
