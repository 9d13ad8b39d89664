import type { ReactElement } from 'react';
import type { Formats } from '@/lib/i18n/figures';
import type { Translate } from '@/lib/i18n/translate-from';

type WhatsAppWordsProps = { number: string; page: { t: Translate; format: Pick<Formats, 'phone'> } };

/** What a link to a chat says; on paper, where nothing is pressed, its number too. */
export function WhatsAppWords({ number, page }: WhatsAppWordsProps): ReactElement {
  return (
    <>
      {page.t('office.whatsApp')}
      <span className="hidden print:block">{page.format.phone(number.replace(/[\s-]/g, ''))}</span>
    </>
  );
}
