import type { ReactElement, ReactNode } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import { formMessages } from '@/lib/forms/form-messages';
import type { FormMetadata } from '@/schemas/forms/form-metadata';
import { type FormName, formTraits, isLeadForm } from '@/schemas/forms/forms';
import { LiveForm } from './live-form.client';

/** The recipients of the form, and the URL of the thank-you page. */
export type FormDelivery = { recipients: FormMetadata['_to']; thanks: string };

type FormFrameProps = {
  form: FormName;
  id: string;
  page: PageContext;
  delivery: FormDelivery;
  /** The label of the button; by default that of the form. */
  button?: string;
  children: ReactNode;
};

/** The frame of any form: form element, context fields, messages and button. */
export function FormFrame({ form, id, page, delivery, button, children }: FormFrameProps): ReactElement {
  const messages = formMessages[form];
  return (
    <LiveForm>
      <form
        id={`${id}-form`}
        method="post"
        action={`/api/forms/${form}`}
        data-uncounted={isLeadForm(form) ? undefined : ''}
        className="flex max-w-[46rem] flex-col gap-5"
      >
        <input type="hidden" name="_locale" value={page.locale} />
        <input type="hidden" name="_place" value={page.href('/contact-us')} />
        <input type="hidden" name="_thanks" value={delivery.thanks} />
        <input type="hidden" name="_to" value={delivery.recipients} />
        <ErrorMessage name="invalid">
          <p className="font-semibold" data-summary="" />
          <ul className="mt-2 flex list-disc flex-col gap-1 pl-5 text-small" data-errors="" />
        </ErrorMessage>
        <ErrorMessage name="failed">
          <p className="font-semibold">{messages.failed(page.t)}</p>
          <p className="mt-1 text-small">{page.t('form.preserved')}</p>
        </ErrorMessage>
        <div data-message="sent" role="status" tabIndex={-1} hidden className="border-l-2 border-accent pl-4">
          <p className="text-lead">{messages.sent(page.t)}</p>
          <p data-next="" />
        </div>
        <div data-fields="" className="flex flex-col gap-5">
          {children}
          {isLeadForm(form) && formTraits[form].needsReply && form !== 'valuation-mail' && (
            <p data-figures="" hidden className="text-small text-text-muted">
              {page.t('form.figuresIncluded')}
            </p>
          )}
          <div hidden>
            <label>
              {page.t('form.leaveEmpty')}
              <input name="website" autoComplete="off" tabIndex={-1} />
            </label>
          </div>
          <div>
            <button type="submit" data-sending={page.t('form.sending')} className="button button-primary">
              {button || messages.button(page.t)}
            </button>
          </div>
        </div>
      </form>
    </LiveForm>
  );
}

/** A message about a rejected or failed submission, announced by screen readers. */
const ErrorMessage = ({
  name,
  children,
}: {
  name: 'invalid' | 'failed';
  children: ReactNode;
}): ReactElement => (
  <div
    data-message={name}
    role="alert"
    tabIndex={-1}
    hidden
    className="rounded-sm border border-line-strong p-4"
  >
    {children}
  </div>
);
