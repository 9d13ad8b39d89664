import type { Payload } from 'payload';
import { toContract } from '@/lib/backend/contents/read-contents';
import type { Route } from '@/lib/backend/leads/route-lead';
import { contactNames } from '@/lib/i18n/contact-names';
import { contentLocale } from '@/lib/i18n/locales';
import { isWrittenFor } from '@/lib/i18n/same-language';
import type { Translate } from '@/lib/i18n/translate-from';
import type { Locale } from '@/schemas/locale';
import { contactSection } from '@/schemas/page';

/** What stands in for what nobody said. */
const unsaid = 'none';

/**
 * Who has an inquiry and how soon it is answered, as the page of thanks says it: both read the network's section `contact`, with its number where it was asked
 * on the network's pages, be it about an agent's listing. An office and an agent have numbers and hours of their own on theirs.
 */
export function tellNext(t: Translate, { name, by }: Route, said: Readonly<Record<string, string>>): string {
  const { answers = unsaid, telephone, hours = unsaid } = said;
  const next = t('inquiry.next', { recipient: name, within: answers });
  const isOfNetwork = by === 'network' || by === 'listing_agent';
  return telephone && isOfNetwork ? `${next} ${t('inquiry.sooner', { telephone, hours })}` : next;
}

/**
 * What the network's section `contact` says in a language; in another language than its own, what is no word. Nothing where it cannot be read: the
 * message is kept by then, and who sent it is not told otherwise.
 */
export async function readContact(
  payload: Pick<Payload, 'find'> & { logger: Pick<Payload['logger'], 'warn'> },
  locale: Locale,
): Promise<Record<string, string>> {
  const isRead = isWrittenFor(locale, [contentLocale]);
  try {
    const { docs } = await payload.find({
      ...{ collection: 'website-sections', depth: 0, pagination: false, limit: 1, overrideAccess: false },
      ...{ locale, fallbackLocale: isRead ? contentLocale : false },
      where: { and: [{ name: { equals: contactSection } }, { scope: { equals: 'network' } }] },
    });
    return contactNames(toContract(docs[0]?.contents));
  } catch (err) {
    payload.logger.warn({ err, msg: 'How soon an inquiry is answered could not be read' });
    return {};
  }
}
