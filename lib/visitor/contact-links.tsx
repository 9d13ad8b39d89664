import type { ReactElement, ReactNode } from 'react';
import type { Formats } from '@/lib/i18n/figures';
import type { Translate } from '@/lib/i18n/translate-from';
import type { FormattedPhone } from './phone-numbers';

type PhoneLinkProps = {
  phones: readonly FormattedPhone[];
  className?: string;
  /** Hides the number visually, for icon links. */
  isNumberHidden?: boolean;
  /** Content before the number: an icon or a label. */
  children?: ReactNode;
};

/**
 * The office's number as a link: rendered with the default number, the others hidden inside it for
 * `showPhones`. Nothing when there is no number.
 */
export function PhoneLink({
  phones,
  className,
  isNumberHidden,
  children,
}: PhoneLinkProps): ReactElement | null {
  if (phones.length === 0) return null;
  const defaultPhone = phones.find(({ when }) => when === 'always');
  return (
    // The number may already have been replaced when an island hydrates.
    <a
      href={defaultPhone?.href}
      hidden={!defaultPhone}
      data-phones=""
      className={className}
      suppressHydrationWarning
    >
      {children}
      <span data-phone="" className={isNumberHidden ? 'sr-only' : undefined} suppressHydrationWarning>
        {defaultPhone?.text}
      </span>
      {phones.map(
        (phone) =>
          phone !== defaultPhone && (
            <data key={JSON.stringify(phone)} hidden value={phone.href} {...conditionAttributes(phone)}>
              {phone.text}
            </data>
          ),
      )}
    </a>
  );
}

const conditionAttributes = ({ when }: FormattedPhone) =>
  typeof when === 'object' ? { 'data-name': when.name, 'data-value': when.value } : {};

/**
 * A WhatsApp chat with this number: without spaces, hyphens (spec section 9) and the plus, which wa.me
 * rejects. `prefilledText` is the first message.
 */
export function whatsAppHref(number: string, prefilledText = ''): string {
  const query = prefilledText && `?text=${encodeURIComponent(prefilledText)}`;
  return `https://wa.me/${number.replace(/[\s-]/g, '').replace(/^\+/, '')}${query}`;
}

type WhatsAppLabelProps = { number: string; page: { t: Translate; format: Pick<Formats, 'phone'> } };

/** The label of a WhatsApp link; in print with the number. */
export function WhatsAppLabel({ number, page }: WhatsAppLabelProps): ReactElement {
  return (
    <>
      {page.t('office.whatsApp')}
      <span className="hidden print:block">{page.format.phone(number.replace(/[\s-]/g, ''))}</span>
    </>
  );
}
