import { LiveAccount } from '@/lib/account/live-account.client';
import type { Rendered, ViewInput } from '@/lib/engine/block';
import { Heading } from '@/lib/ui/heading';
import { Icon } from '@/lib/ui/icon';
import type { SignInDialogProps } from './sign-in-dialog.schema';

/**
 * The dialog without its forms: the account script opens it and loads the forms of the page `reset-password`. It also
 * has the texts of the script.
 */
export function SignInDialog({ props, page, id }: ViewInput<SignInDialogProps>): Rendered {
  const { t } = page;
  const headingId = `${id}-heading`;
  const labels = [
    ...[t('buyer.dashboard'), t('buyer.profile'), t('buyer.preferences'), t('buyer.matches')],
    ...[t('buyer.savedListings'), t('account.signOut'), t('account.notSignedOut')],
    ...[t('buyerArea.actionFailed'), t('buyer.saveListing'), t('buyer.saved')],
  ];
  return (
    <LiveAccount data={{ query: 'login', labels: labels.join('|') }}>
      <dialog
        data-sign-in=""
        aria-labelledby={headingId}
        className="m-auto w-full max-w-[30rem] rounded-md border border-line bg-surface p-6 text-text shadow-raised sm:p-8"
      >
        <div className="mb-4 flex items-start justify-between gap-4">
          <Heading level={2} size="card" id={headingId}>
            {t('buyer.login')}
          </Heading>
          <button
            type="button"
            data-closes=""
            className="-m-2 flex size-11 shrink-0 cursor-pointer items-center justify-center"
          >
            <Icon name="close" />
            <span className="sr-only">{t('page.close')}</span>
          </button>
        </div>
        <p role="status" data-notice="" hidden className="mb-4 border-l-2 border-accent pl-4" />
        {props.text && <p className="mb-4 text-small text-text-muted">{props.text}</p>}
        <div data-content="" />
      </dialog>
    </LiveAccount>
  );
}
