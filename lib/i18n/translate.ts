import { createTranslator } from 'next-intl';
import type { Locale } from '@/schemas/locale';
import { en } from './messages/en';
import { enGh } from './messages/en-gh';

type Wording<Tree> = { readonly [Key in keyof Tree]: Tree[Key] extends string ? string : Wording<Tree[Key]> };
export type Messages = Wording<typeof en>;

const wordings: Partial<Record<Locale, Messages>> = { 'en-GH': enGh };

/** The words of one locale; English where it has none of its own yet. */
export function messagesOf(locale: Locale): Messages {
  return wordings[locale] ?? en;
}

/** @example createTranslate('en-GH')('office.officeCount', { count: 3 }) // "3 offices" */
export function createTranslate(locale: Locale) {
  return createTranslator<Messages>({ locale, messages: messagesOf(locale) });
}
export type Translate = ReturnType<typeof createTranslate>;
