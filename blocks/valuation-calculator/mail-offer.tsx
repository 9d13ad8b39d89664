import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import { FormControl } from '@/lib/forms/view/form-control';
import { FormFrame, type FormPlacing } from '@/lib/forms/view/form-frame';
import { valuationMailFields } from '@/schemas/forms/valuation-mail';
import { Shown } from './shown';
import type { ToldAnswer } from './told-answer';

type MailOfferProps = {
  id: string;
  page: PageContext;
  told: ToldAnswer;
  written: URLSearchParams;
  place: FormPlacing;
};

/** The answer by mail, for who asks for it; it stands on the page without. The server works it out anew from the figures that go with the form. */
export function MailOffer({ id, page, told, written, place }: MailOfferProps): ReactElement {
  const control = (name: 'email' | 'privacy') => (
    <FormControl id={`${id}-mail-${name}`} name={name} field={valuationMailFields[name]} page={page} />
  );
  return (
    <Shown when="worked" told={told} className="mt-6 border-t border-line pt-2 print:hidden">
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-link underline decoration-accent decoration-2 underline-offset-4">
          {page.t('valuation.mail.offer')}
        </summary>
        <p className="mt-1 mb-5 text-small text-text-muted">{page.t('valuation.mail.about')}</p>
        <FormFrame form="valuation-mail" id={`${id}-mail`} {...{ page, place }}>
          <input type="hidden" name="figures" value={figuresOf(written)} />
          {control('email')}
          {control('privacy')}
        </FormFrame>
      </details>
    </Shown>
  );
}

/** What the calculator was asked, without which block it was. */
function figuresOf(written: URLSearchParams): string {
  const figures = new URLSearchParams(written);
  figures.delete('estimate');
  return figures.toString();
}
