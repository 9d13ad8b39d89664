import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import { Heading } from '@/lib/ui/heading';
import { Icon } from '@/lib/ui/icon';
import type { FormName } from '@/schemas/forms/forms';
import { FormFrame, type FormPlacing } from './form-frame';
import { FormRows } from './form-rows';
import { LiveDialog } from './live-dialog.client';

type FormDialogProps = {
  form: FormName;
  id: string;
  page: PageContext;
  title: string;
  /** On the button that opens it, and beside it once the form was sent and the dialog closed. */
  opener: string;
  done: string;
  /** The path of the page where the form stands by itself, for who has no JavaScript. */
  alone: string;
  place: FormPlacing;
  /** Only what the form cannot do without. */
  isShort: boolean;
};

/** A form over the page, behind a link to the page where it stands by itself (spec section 4, "Buyer registration dialog"). */
export function FormDialog(props: FormDialogProps): ReactElement {
  const { form, id, page, title, opener, done, alone, place, isShort } = props;
  const titleId = `${id}-title`;
  return (
    <LiveDialog>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <a href={page.href(alone)} data-opens="" className="button button-primary">
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
        <FormFrame {...{ form, id, page, place }}>
          <FormRows {...{ form, id, page, isShort }} />
        </FormFrame>
      </dialog>
    </LiveDialog>
  );
}
