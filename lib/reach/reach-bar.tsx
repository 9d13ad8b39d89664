import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import { Icon } from '@/lib/ui/icon';
import { PhoneLink } from '@/lib/visitor/phone-link';
import { whatsAppHref } from '@/lib/visitor/whatsapp-href';
import { writePhones } from '@/lib/visitor/write-phones';
import type { PhoneNumbers } from '@/schemas/office';

type ReachBarProps = {
  phones: PhoneNumbers | null;
  whatsAppNumber: string | null;
  /** The first words of a chat: what it is about. */
  about?: string;
  /** Says whom they lead to, where the page does not. */
  whom?: string;
  /** Where asking leads; final. */
  ask: string;
  page: PageContext;
};

/**
 * Call, write, ask: at the foot of a telephone's screen, whatever is being read. It stands beside a block's `Section`, not in it: what settles in
 * would carry it along.
 */
export function ReachBar({ phones, whatsAppNumber, about, whom, ask, page }: ReachBarProps): ReactElement {
  return (
    <nav aria-label={page.t('page.contact')} className="reach-bar">
      {whom && (
        <p className="absolute right-0 bottom-full left-0 border-t border-line bg-surface-raised px-4 py-1 text-label text-text-muted">
          {whom}
        </p>
      )}
      <PhoneLink quiet phones={phones ? writePhones(phones, page) : []}>
        <Icon name="phone" className="size-5" />
        {page.t('office.call')}{' '}
      </PhoneLink>
      {whatsAppNumber && (
        <a href={whatsAppHref(whatsAppNumber, about)}>
          <Icon name="whatsapp" className="size-5" />
          {page.t('office.whatsApp')}
        </a>
      )}
      <a href={ask}>
        <Icon name="question" className="size-5" />
        {page.t('office.ask')}
      </a>
    </nav>
  );
}
