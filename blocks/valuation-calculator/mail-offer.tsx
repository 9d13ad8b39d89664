import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import { FormControl } from '@/lib/forms/view/form-control';
import { type FormDelivery, FormFrame } from '@/lib/forms/view/form-frame';
import { valuationMailFields } from '@/schemas/forms/valuation-mail';
import type { FormattedValuation } from './format-valuation';
import { ValuationPart } from './valuation-parts';

type MailOfferProps = {
  id: string;
  page: PageContext;
  answer: FormattedValuation;
  submittedValues: URLSearchParams;
  delivery: FormDelivery;
};

/** A form that sends the answer by email. The server calculates it again from the figures in the form. */
export function MailOffer({ id, page, answer, submittedValues, delivery }: MailOfferProps): ReactElement {
  const control = (name: 'email' | 'privacy') => (
    <FormControl id={`${id}-mail-${name}`} name={name} field={valuationMailFields[name]} page={page} />
  );
  return (
    <ValuationPart part="worked" answer={answer} className="mt-6 border-t border-line pt-2 print:hidden">
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-link underline decoration-accent decoration-2 underline-offset-4">
          {page.t('valuation.mail.offer')}
        </summary>
        <p className="mt-1 mb-6 text-small text-text-muted">{page.t('valuation.mail.about')}</p>
        <FormFrame form="valuation-mail" id={`${id}-mail`} {...{ page, delivery }}>
          <input type="hidden" name="figures" value={figuresOf(submittedValues)} />
          {control('email')}
          {control('privacy')}
        </FormFrame>
      </details>
    </ValuationPart>
  );
}

/** The submitted figures as a query string, without the block id. */
function figuresOf(submittedValues: URLSearchParams): string {
  const figures = new URLSearchParams(submittedValues);
  figures.delete('estimate');
  return figures.toString();
}
