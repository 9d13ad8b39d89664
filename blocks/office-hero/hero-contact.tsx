import type { ReactElement, ReactNode } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import { EmailText } from '@/lib/ui/email-text';
import { Icon } from '@/lib/ui/icon';
import type { IconName } from '@/lib/ui/icon-names';
import { PhoneLink, whatsAppHref } from '@/lib/visitor/contact-links';
import { OpeningNow } from '@/lib/visitor/opening-now';
import { formatPhones, phoneChoices } from '@/lib/visitor/phone-numbers';
import type { OfficeOpening } from '@/schemas/office';

const linkClasses = 'tap underline-offset-4 hover:underline';

/** The contact options of the office in a row below its name. */
export function HeroContact({ office, page }: { office: OfficeOpening; page: PageContext }): ReactElement {
  const { phones } = office;
  const reachable = phoneChoices(phones).length > 0;
  return (
    <ul className="grid gap-x-8 gap-y-6 border-t border-line pt-6 sm:grid-cols-2 lg:grid-cols-4">
      <ContactOption icon="map-pin" label={page.t('office.address')}>
        <address className="not-italic">{office.address}</address>
        {office.digitalAddress && <p className="text-text-muted">{office.digitalAddress}</p>}
      </ContactOption>
      {reachable && (
        <ContactOption icon="phone" label={page.t('office.call')}>
          <PhoneLink
            phones={formatPhones(phones, page)}
            className={`font-display text-card lining-nums ${linkClasses}`}
          />
          <OpeningNow {...{ office, page }} className="text-small text-text-muted lg:max-xl:min-h-[2lh]" />
        </ContactOption>
      )}
      {office.whatsAppNumber && (
        <ContactOption icon="whatsapp" label={page.t('office.whatsApp')}>
          <a href={whatsAppHref(office.whatsAppNumber)} className={`tabular-nums ${linkClasses}`}>
            {page.format.phone(office.whatsAppNumber.replace(/[\s-]/g, ''))}
          </a>
        </ContactOption>
      )}
      {office.email && (
        <ContactOption icon="mail" label={page.t('office.email')}>
          <a href={`mailto:${office.email}`} className={linkClasses}>
            <EmailText email={office.email} />
          </a>
        </ContactOption>
      )}
    </ul>
  );
}

function ContactOption({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <li className="flex min-w-0 gap-4">
      <Icon name={icon} className="mt-1 size-5 text-accent" />
      <div className="min-w-0">
        <p className="text-label text-text-muted">{label}</p>
        {children}
      </div>
    </li>
  );
}
