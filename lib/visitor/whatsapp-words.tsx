import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';

/** What a link to a chat says; on paper, where nothing is pressed, its number too. */
export function WhatsAppWords({ number, page }: { number: string; page: PageContext }): ReactElement {
  return (
    <>
      {page.t('office.whatsApp')}
      <span className="hidden print:block">{page.format.phone(number.replace(/[\s-]/g, ''))}</span>
    </>
  );
}
