import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import { headOffice } from '@/lib/i18n/head-office';
import { Icon } from '@/lib/ui/icon';
import { PhoneLink } from '@/lib/visitor/phone-link';
import { writePhones } from '@/lib/visitor/write-phones';
import { noPhones } from '@/schemas/office';
import type { SiteFooterProps } from './site-footer.schema';

type FooterContactProps = Pick<SiteFooterProps, 'contact' | 'phones' | 'social'> & { page: PageContext };

const networkNames = {
  google: 'Google',
  twitter: 'X',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  instagram: 'Instagram',
} as const;

export function FooterContact({ contact, phones, social, page }: FooterContactProps): ReactElement | null {
  if (!contact && social.length === 0) return null;
  const addressLines = contact?.addressLines.length
    ? contact.addressLines
    : [headOffice(page.t, page.locale)];
  const numbers = phones ?? noPhones;
  const shown = contact ? writePhones({ ...numbers, fallback: contact.phone || numbers.fallback }, page) : [];
  return (
    <div className="min-w-0 text-small max-sm:col-span-2">
      <h2 className="font-sans text-label font-semibold text-accent-strong">{page.t('page.contact')}</h2>
      <ul className="mt-3">
        {shown.length > 0 && (
          <li>
            <PhoneLink phones={shown} className="footer-link" />
          </li>
        )}
        {contact?.email && (
          <li>
            <a href={`mailto:${contact.email}`} className="footer-link max-w-full break-words">
              {contact.email}
            </a>
          </li>
        )}
        {addressLines.map((line) => (
          <li key={line} className="text-text-muted first:pt-1.5">
            {line}
          </li>
        ))}
      </ul>
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
