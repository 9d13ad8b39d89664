import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import { headOffice } from '@/lib/i18n/head-office';
import { Icon } from '@/lib/ui/icon';
import { noPhones } from '@/schemas/office';
import { FooterContactList } from './footer-contact-list';
import { openingHoursLines } from './opening-hours-lines';
import type { SiteFooterProps } from './site-footer.schema';

type Contact = Pick<SiteFooterProps, 'name' | 'contact' | 'phones' | 'office' | 'social'>;
type FooterContactProps = Contact & { page: PageContext };

const networkNames = {
  google: 'Google',
  twitter: 'X',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  instagram: 'Instagram',
} as const;

/**
 * The contact details of the office of the current page, with its network; on other pages those of the
 * network.
 */
export function FooterContact(props: FooterContactProps): ReactElement | null {
  const { name, contact, office, social, page } = props;
  if (!contact && !office && social.length === 0) return null;
  return (
    <div className="min-w-0 text-small max-sm:col-span-2">
      <h2 className="font-sans text-label font-semibold text-accent-strong">
        {office ? office.name : page.t('page.contact')}
      </h2>
      <FooterContactList {...toContactDetails(props)} page={page} />
      {office && <p className="mt-3 text-text-muted">{page.t('page.officeOf', { network: name })}</p>}
      {social.length > 0 && (
        <ul className="mt-3 -ml-2.5 flex flex-wrap">
          {social.map(({ network, href }) => (
            <li key={network}>
              <a
                href={href}
                rel="noopener"
                className="flex size-11 items-center justify-center hover:text-link"
              >
                <Icon name={network} className="size-5" />
                <span className="sr-only">{networkNames[network]}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The number of the network is the fallback for an office without a number. */
function toContactDetails({ contact, phones, office, page }: FooterContactProps) {
  const numbers = office?.phones ?? phones ?? noPhones;
  const fallback = contact?.phone || numbers.fallback;
  if (office) {
    const { email, addressLines, locality, digitalAddress } = office;
    const lines = distinct([...addressLines, locality, digitalAddress ?? '']);
    return {
      phones: { ...numbers, fallback },
      email: email ?? '',
      lines,
      hours: openingHoursLines(office, page),
    };
  }
  const lines = contact?.addressLines.length
    ? distinct(contact.addressLines)
    : [headOffice(page.t, page.locale)];
  return {
    phones: contact ? { ...numbers, fallback } : noPhones,
    email: contact?.email ?? '',
    lines,
    hours: [],
  };
}

/** Removes duplicates: an office in Accra may have "Accra" in its street line as well. */
const distinct = (lines: readonly string[]) => [...new Set(lines.filter(Boolean))];
