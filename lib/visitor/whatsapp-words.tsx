import type { ReactElement } from 'react';
import type { Formats } from '@/lib/i18n/figures';
import type { Translate } from '@/lib/i18n/translate-from';

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
