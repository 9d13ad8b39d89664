import type { Payload } from 'payload';
import type { LeadRoute } from '@/lib/backend/leads/route-lead';
import { toContractContents } from '@/lib/backend/platform/contents/read-contents';
import { contactNames } from '@/lib/i18n/contact-names';
import { contentLocale } from '@/lib/i18n/locales';
import { isReadableIn } from '@/lib/i18n/same-language';
import type { Translate } from '@/lib/i18n/translate-from';
import type { Locale } from '@/schemas/locale';
import { contactSection } from '@/schemas/page';

/** The ICU select value for details that are not defined. */
const MISSING_VALUE = 'none';

/**
 * The recipient of an inquiry and the response time, as on the thank-you page: both use the network's
 * section `contact`. The phone number is added for inquiries on network pages, including those about an
 * agent's listing. Offices and agents have their own numbers and hours on their pages.
 */
export function formatNextSteps(
  t: Translate,
  { name, rule }: LeadRoute,
  contactDetails: Readonly<Record<string, string>>,
): string {
  const { answers: responseTime = MISSING_VALUE, telephone, hours = MISSING_VALUE } = contactDetails;
  const next = t('inquiry.next', { recipient: name, within: responseTime });
  const isOnNetworkPage = rule === 'network' || rule === 'listing_agent';
  return telephone && isOnNetworkPage ? `${next} ${t('inquiry.sooner', { telephone, hours })}` : next;
}

/**
 * The contents of the network's section `contact` in a locale, without fallback to another language. Returns
 * an empty object when the section cannot be read: the message is already stored, so the response must not
 * report a failure.
 */
export async function readContact(
  payload: Pick<Payload, 'find'> & { logger: Pick<Payload['logger'], 'warn'> },
  locale: Locale,
): Promise<Record<string, string>> {
  const isContentLanguage = isReadableIn(locale, [contentLocale]);
  try {
    const { docs } = await payload.find({
      ...{ collection: 'website-sections', depth: 0, pagination: false, limit: 1, overrideAccess: false },
      ...{ locale, fallbackLocale: isContentLanguage ? contentLocale : false },
      where: { and: [{ name: { equals: contactSection } }, { scope: { equals: 'network' } }] },
    });
    return contactNames(toContractContents(docs[0]?.contents));
  } catch (err) {
    payload.logger.warn({ err, msg: 'How soon an inquiry is answered could not be read' });
    return {};
  }
}
