import type { PayloadRequest } from 'payload';
import { createTranslate } from '@/lib/i18n/translate';
import type { Locale } from '@/schemas/locale';
import { mayText } from './may-text';
import { queueText } from './queue-text';

type Welcome = {
  phone: string | undefined;
  wantsTexts: boolean;
  locale: Locale;
  network: string;
  /** Of the lead that it was agreed in. */
  id: number;
};

/** The first message to a number that agrees to some: who writes, and how to end it. Call before the agreement is kept. */
export async function welcomeByText(
  { phone, wantsTexts, locale, network, id }: Welcome,
  req: PayloadRequest,
): Promise<void> {
  if (!phone || !wantsTexts || (await mayText(phone, req))) return;
  const text = createTranslate(locale)('forms.text.welcome', { network });
  await queueText({ id: `lead-${id}-welcome`, to: phone, text, isReply: false }, req);
}
