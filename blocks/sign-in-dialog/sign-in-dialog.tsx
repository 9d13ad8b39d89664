import type { Rendered, ViewInput } from '@/lib/engine/block';
import { Heading } from '@/lib/ui/heading';
import { Icon } from '@/lib/ui/icon';
import { TextLink } from '@/lib/ui/text-link';
import type { SignInDialogProps } from './sign-in-dialog.schema';
import { SignInField } from './sign-in-field';

/** Closed until the page's script opens it (`lib/visitor/visit-page.ts`). */
export function SignInDialog({ props, page, id }: ViewInput<SignInDialogProps>): Rendered {
  const headingId = `${id}-heading`;
  return (
    <dialog
      data-sign-in=""
      aria-labelledby={headingId}
      className="m-auto w-full max-w-[26rem] rounded-md bg-surface p-8 text-text shadow-raised"
    >
      {/* The close button has its own form: Enter in a field would press the first button of a shared form. */}
      <form method="dialog" className="flex items-start justify-between gap-4">
        <Heading level={2} size="card" id={headingId}>
          {page.t('buyer.login')}
        </Heading>
        <button
          type="submit"
          value="close"
          className="-m-2 flex size-11 shrink-0 cursor-pointer items-center justify-center"
        >
          <Icon name="close" />
          <span className="sr-only">{page.t('page.close')}</span>
        </button>
      </form>
      <form method="dialog" noValidate className="mt-6 flex flex-col gap-5">
        {props.text && <p className="text-small text-text-muted">{props.text}</p>}
        <SignInField id={`${id}-email`} type="email" complete="username" label={page.t('office.email')} />
        <SignInField
          id={`${id}-password`}
          type="password"
          complete="current-password"
          label={page.t('signIn.password')}
        />
        <p role="alert" data-message="missing" hidden className="text-small font-semibold">
          {page.t('form.required')}
        </p>
        <p role="status" data-message="soon" hidden className="text-small">
          {page.t('signIn.soon')}
        </p>
        <button
          type="submit"
          value="sign-in"
          className="min-h-11 cursor-pointer rounded-sm bg-action px-5 font-semibold text-action-text"
        >
          {page.t('signIn.submit')}
        </button>
        <p className="text-small">
          <TextLink href={page.href('/reset-password')}>{page.t('buyer.forgotPassword')}</TextLink>
        </p>
      </form>
    </dialog>
  );
}
