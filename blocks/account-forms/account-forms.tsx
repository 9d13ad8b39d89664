import type { ReactElement } from 'react';
import { LiveAccount } from '@/lib/account/live-account.client';
import type { Rendered, ViewInput } from '@/lib/engine/block';
import type { PageContext } from '@/lib/engine/page-context';
import { Section } from '@/lib/ui/section';
import type { AccountFormsProps } from './account-forms.schema';
import { AccountPanel, BackLink, PanelLink } from './account-panel';

/**
 * The forms to sign in and to get a new password. The sign-in dialog takes them from this page
 * (`lib/account/sign-in-dialog.ts`). With the token of an emailed link the script shows the form for a new password
 * only.
 */
export function AccountForms({ props, page, id }: ViewInput<AccountFormsProps>): Rendered {
  const { t } = page;
  const link = { forms: page.href('/reset-password') };
  return (
    <Section surface={props.surface}>
      <LiveAccount data={{ query: 'token' }}>
        <p className="mb-8 hidden noscript:block">{t('account.needsScript')}</p>
        <div className="grid items-start gap-12 md:grid-cols-2">
          <AccountPanel
            {...{ id, page }}
            form="sign-in"
            title={t('buyer.login')}
            text={props.text}
            thanks="/bizmatch/preferences"
          >
            <SignInAlternatives page={page} forms={link.forms} />
          </AccountPanel>
          <div className="flex flex-col gap-12">
            <AccountPanel {...{ id, page }} form="reset-password" title={t('buyer.resetPassword')} isHidden />
            <AccountPanel
              {...{ id, page }}
              form="forgot-password"
              title={t('buyer.forgotPassword')}
              text={t('account.panel.forgot')}
            >
              <BackLink {...link} label={t('buyer.login')} />
            </AccountPanel>
            <AccountPanel
              {...{ id, page }}
              form="sign-in-link"
              title={t('account.send.link')}
              text={t('account.panel.link')}
            >
              <BackLink {...link} label={t('buyer.login')} />
            </AccountPanel>
          </div>
        </div>
      </LiveAccount>
    </Section>
  );
}

/** The ways on from the sign-in form: a passkey, the other forms, and the registration. */
function SignInAlternatives({ page, forms }: { page: PageContext; forms: string }): ReactElement {
  const { t, href } = page;
  return (
    <>
      {/* Shown by the script in a browser that has passkeys. */}
      <button
        type="button"
        data-passkey={t('account.panel.passkeyUnknown')}
        hidden
        className="inline-link tap cursor-pointer"
      >
        {t('account.panel.passkey')}
      </button>
      <PanelLink forms={forms} shows="forgot-password" label={t('buyer.forgotPassword')} />
      <PanelLink forms={forms} shows="sign-in-link" label={t('account.send.link')} />
      <p className="self-stretch border-t border-line pt-4">
        {t('account.panel.noAccount')}{' '}
        <a
          href={href('/buy-a-business/buyer-registration')}
          data-shows="buyer-registration"
          className="inline-link tap"
        >
          {t('forms.dialog.open')}
        </a>
      </p>
    </>
  );
}
