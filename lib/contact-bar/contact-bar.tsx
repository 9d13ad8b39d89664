import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import { Icon } from '@/lib/ui/icon';
import { PhoneLink, whatsAppHref } from '@/lib/visitor/contact-links';
import { formatPhones } from '@/lib/visitor/phone-numbers';
import type { PhoneNumbers } from '@/schemas/office';

type ContactBarProps = {
  phones: PhoneNumbers | null;
  whatsAppNumber: string | null;
  /** Prefilled text of the chat: its subject. */
  subject?: string;
  /** Names the recipient where the page does not. */
  recipient?: string;
  /** Address of the inquiry page, ready to use. */
  inquiryHref: string;
  page: PageContext;
};

/**
 * Call, chat and inquiry links, fixed to the bottom of a phone's screen. Place it next to a block's
 * `Section`, not inside: the entry animation of the section would move it.
 */
export function ContactBar({
  phones,
  whatsAppNumber,
  subject,
  recipient,
  inquiryHref,
  page,
}: ContactBarProps): ReactElement {
  return (
    <nav aria-label={page.t('page.contact')} className="contact-bar">
      {recipient && (
        <p className="absolute right-0 bottom-full left-0 border-t border-line bg-surface-raised px-4 py-1 text-label text-text-muted">
          {recipient}
        </p>
      )}
      <PhoneLink isNumberHidden phones={phones ? formatPhones(phones, page) : []}>
        <Icon name="phone" className="size-5" />
        {page.t('office.call')}{' '}
      </PhoneLink>
      {whatsAppNumber && (
        <a href={whatsAppHref(whatsAppNumber, subject)}>
          <Icon name="whatsapp" className="size-5" />
          {page.t('office.whatsApp')}
        </a>
      )}
      <a href={inquiryHref}>
        <Icon name="question" className="size-5" />
        {page.t('office.ask')}
      </a>
    </nav>
  );
}
