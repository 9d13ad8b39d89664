import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import { Heading } from '@/lib/ui/heading';
import { Icon } from '@/lib/ui/icon';
import type { FormName } from '@/schemas/forms/forms';
import { type FormDelivery, FormFrame } from './form-frame';
import { FormRows } from './form-rows';
import { LiveDialog } from './live-dialog.client';

type FormDialogProps = {
  form: FormName;
  id: string;
  page: PageContext;
  title: string;
  /** The label of the button that opens the dialog; the confirmation replaces it after submission. */
  opener: string;
  done: string;
  /** The path of the page that contains the form, for browsers without JavaScript. */
  formPagePath: string;
  delivery: FormDelivery;
  /** Displays required fields only. */
  isShort: boolean;
};

/**
 * A form in a dialog, opened by a link to the page that contains the form (spec section 4, "Buyer
 * registration dialog").
 */
export function FormDialog(props: FormDialogProps): ReactElement {
  const { form, id, page, title, opener, done, formPagePath, delivery, isShort } = props;
  const titleId = `${id}-title`;
  return (
    <LiveDialog>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <a href={page.href(formPagePath)} data-opens="" className="button button-primary">
          {opener}
        </a>
        <p data-done="" role="status" className="font-semibold">
          <span hidden>{done}</span>
        </p>
      </div>
      <dialog
        aria-labelledby={titleId}
        className="m-auto w-full max-w-[46rem] rounded-md border border-line bg-surface p-6 text-text shadow-raised sm:p-8"
      >
        <div className="mb-6 flex items-start justify-between gap-4">
          <Heading level={2} size="card" id={titleId}>
            {title}
          </Heading>
          <button
            type="button"
            data-closes=""
            className="-m-2 flex size-11 shrink-0 cursor-pointer items-center justify-center"
          >
            <Icon name="close" />
            <span className="sr-only">{page.t('page.close')}</span>
          </button>
        </div>
        <FormFrame {...{ form, id, page, delivery }}>
          <FormRows {...{ form, id, page, isShort }} />
        </FormFrame>
      </dialog>
    </LiveDialog>
  );
}
