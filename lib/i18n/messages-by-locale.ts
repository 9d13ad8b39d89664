import type { Locale } from '@/schemas/locale';
import { en } from './messages/en';
import { es } from './messages/es';
import { fr } from './messages/fr';
import { ja } from './messages/ja';
import type { Messages } from './messages/messages';
import { vi } from './messages/vi';

/**
 * The messages of each locale. All English locales share one file: terms that depend on the country are
 * choices within a message.
 */
export const messagesByLocale: Readonly<Record<Locale, Messages>> = {
  'en-US': en,
  'en-AU': en,
  'en-IE': en,
  'en-CA': en,
  'en-GH': en,
  'fr-CA': fr,
  'es-ES': es,
  'ja-JP': ja,
  'vi-VN': vi,
};
