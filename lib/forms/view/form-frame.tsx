import type { ReactElement, ReactNode } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import { formWords } from '@/lib/forms/form-words';
import type { FormName } from '@/schemas/forms/forms';
import type { FormPlace } from '@/schemas/forms/place';
import { LiveForm } from './live-form.client';

/** Who gets what is sent, and the address where a browser without JavaScript is led. */
export type FormPlacing = { recipients: FormPlace['_to']; thanks: string };

type FormFrameProps = {
  form: FormName;
  id: string;
  page: PageContext;
  place: FormPlacing;
  /** On its button, where it is to say something of its own. */
  button?: string;
  children: ReactNode;
};

/** Around the fields of any form: where it is sent and from where, what is said of it, and its button. */
export function FormFrame({ form, id, page, place, button, children }: FormFrameProps): ReactElement {
  const words = formWords[form];
  return (
    <LiveForm>
      <form
        id={`${id}-form`}
        method="post"
        action={`/api/forms/${form}`}
        className="flex max-w-[46rem] flex-col gap-5"
      >
        <input type="hidden" name="_locale" value={page.locale} />
        <input type="hidden" name="_place" value={page.href('/contact-us')} />
        <input type="hidden" name="_thanks" value={place.thanks} />
        <input type="hidden" name="_to" value={place.recipients} />
        <Refusal says="fault">
          <p className="font-semibold" data-summary="" />
          <ul className="mt-2 flex list-disc flex-col gap-1 pl-5 text-small" data-faults="" />
        </Refusal>
        <Refusal says="failed">
          <p className="font-semibold">{words.failed(page.t)}</p>
          <p className="mt-1 text-small">{page.t('form.preserved')}</p>
        </Refusal>
        <div data-says="sent" role="status" tabIndex={-1} hidden className="border-l-2 border-accent pl-4">
          <p className="text-lead">{words.sent(page.t)}</p>
          <p data-next="" />
        </div>
        <div data-fields="" className="flex flex-col gap-5">
          {children}
          <div hidden>
            <label>
              {page.t('form.leaveEmpty')}
              <input name="website" autoComplete="off" tabIndex={-1} />
            </label>
          </div>
          <div>
            <button type="submit" data-sending={page.t('form.sending')} className="button button-primary">
              {button || words.button(page.t)}
            </button>
          </div>
        </div>
      </form>
    </LiveForm>
  );
}

/** What is said, aloud too, when a form was not taken. */
const Refusal = ({ says, children }: { says: 'fault' | 'failed'; children: ReactNode }): ReactElement => (
  <div
    data-says={says}
    role="alert"
    tabIndex={-1}
    hidden
    className="rounded-sm border border-line-strong p-4"
  >
    {children}
  </div>
);
