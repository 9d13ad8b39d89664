import type { ReactElement, ReactNode } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import { FormFrame } from '@/lib/forms/view/form-frame';
import { FormRows } from '@/lib/forms/view/form-rows';
import { Heading } from '@/lib/ui/heading';
import type { AccountFormName } from '@/schemas/forms/forms';

type AccountPanelProps = {
  form: AccountFormName;
  id: string;
  page: PageContext;
  title: string;
  text?: string;
  /** The path that opens after a submission; by default the form confirms in place. */
  thanks?: string;
  /** Shown by the script only. */
  isHidden?: boolean;
  /** Links to the other forms. */
  children?: ReactNode;
};

/** One account form with its heading; the name of the form is the anchor of the panel. */
export function AccountPanel(props: AccountPanelProps): ReactElement {
  const { form, id, page, title, text, thanks = '/reset-password', isHidden = false, children } = props;
  const headingId = `${id}-${form}-heading`;
  return (
    <section id={form} data-panel={form} aria-labelledby={headingId} hidden={isHidden} className="min-w-0">
      <div className="mb-4">
        <Heading level={2} size="card" id={headingId}>
          {title}
        </Heading>
      </div>
      {text && <p className="mb-5 text-small text-text-muted">{text}</p>}
      <FormFrame
        {...{ form, page }}
        id={`${id}-${form}`}
        delivery={{ recipients: 'nearest', thanks: page.href(thanks) }}
      >
        <FormRows {...{ form, page }} id={`${id}-${form}`} />
      </FormFrame>
      {children && <div className="mt-5 flex flex-col items-start gap-3 text-small">{children}</div>}
    </section>
  );
}

type PanelLinkProps = { shows: AccountFormName; label: string; forms: string };

/** A link to another form of the page, which the sign-in dialog shows in place. */
export function PanelLink({ shows, label, forms }: PanelLinkProps): ReactElement {
  return (
    <a href={`${forms}#${shows}`} data-shows={shows} className="inline-link tap">
      {label}
    </a>
  );
}

/** The link back to the sign-in form. The page shows that form as well, so the link is for the dialog only. */
export const BackLink = (props: Omit<PanelLinkProps, 'shows'>): ReactElement => (
  <p hidden data-back="">
    <PanelLink {...props} shows="sign-in" />
  </p>
);
