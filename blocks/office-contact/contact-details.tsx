import type { ReactElement, ReactNode } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import { EmailText } from '@/lib/ui/email-text';
import { TextLink } from '@/lib/ui/text-link';
import { PhoneLink, whatsAppHref } from '@/lib/visitor/contact-links';
import { formatPhones } from '@/lib/visitor/phone-numbers';
import type { OfficeContactData } from '@/schemas/office';
import { ReviewLinks } from './review-links';
import { SocialLinks } from './social-links';

type ContactDetailsProps = {
  office: OfficeContactData;
  /** Whether to display address, phone and email, which the page may already contain above. */
  showContact: boolean;
  page: PageContext;
};

/** The details of the office and its contact options as a description list. */
export function ContactDetails({ office, showContact, page }: ContactDetailsProps): ReactElement {
  return (
    <>
      <dl className="flex flex-col gap-6">
        <Detail label={page.t('office.label')}>
          <span className="font-semibold">{office.name}</span>
        </Detail>
        {showContact && (
          <Detail label={page.t('office.address')}>
            <address className="not-italic">
              {[...office.addressLines, office.locality].map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </address>
          </Detail>
        )}
        {office.county && <Detail label={page.t('region.district')}>{office.county}</Detail>}
        {office.state && <Detail label={page.t('region.label')}>{office.state}</Detail>}
        {showContact && <ContactOptions office={office} page={page} />}
        {office.licence && <Detail label={page.t('office.licence')}>{office.licence}</Detail>}
      </dl>
      <ReviewLinks links={office.reviewLinks} page={page} />
      <SocialLinks office={office} />
    </>
  );
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-1 wrap-anywhere">
      <dt className="text-label text-text-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Address, phone and email of the office. */
function ContactOptions({ office, page }: { office: OfficeContactData; page: PageContext }) {
  return (
    <>
      {office.digitalAddress && (
        <Detail label={page.t('form.postalCode')}>
          <span className="font-display text-card lining-nums">{office.digitalAddress}</span>
        </Detail>
      )}
      <Detail label={page.t('office.call')}>
        <PhoneLink
          phones={formatPhones(office.phones, page)}
          className="tap font-display text-card lining-nums underline-offset-4 hover:underline"
        />
      </Detail>
      {office.whatsAppNumber && (
        <Detail label={page.t('office.whatsApp')}>
          <TextLink href={whatsAppHref(office.whatsAppNumber)}>
            {page.format.phone(office.whatsAppNumber.replace(/[\s-]/g, ''))}
          </TextLink>
        </Detail>
      )}
      {office.email && (
        <Detail label={page.t('office.email')}>
          <TextLink href={`mailto:${office.email}`}>
            <EmailText email={office.email} />
          </TextLink>
        </Detail>
      )}
    </>
  );
}
