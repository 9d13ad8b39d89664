import { randomUUID } from 'node:crypto';
import { createLocalReq, type PayloadRequest } from 'payload';
import { changeEmail, changePassword, resetPassword } from '@/lib/backend/buyers/change-credentials';
import { findFormerEmails } from '@/lib/backend/buyers/export-buyer';
import { getBuyer } from '@/lib/backend/buyers/find-buyer';
import { isBuyerPassword } from '@/lib/backend/buyers/passwords';
import { mailRequestedLink } from '@/lib/backend/buyers/request-link';
import { type BuyerSession, expiredSessionCookies } from '@/lib/backend/buyers/sessions';
import { signIn } from '@/lib/backend/buyers/sign-in';
import { updateProfile } from '@/lib/backend/buyers/update-profile';
import { clientOf } from '@/lib/backend/contract/rest/buyer/client-of';
import { requireSession } from '@/lib/backend/contract/rest/buyer/require-session';
import type { FormResult, FormSubmission } from '@/lib/backend/contract/rest/form-submission';
import { RestError } from '@/lib/backend/contract/rest/rest-error';
import { consumeFormAttempt } from '@/lib/backend/leads/form-rate-limits';
import { erasePersonalData } from '@/lib/backend/leads/privacy/erase-personal-data';
import { getBackend } from '@/lib/backend/payload';
import { formMessages } from '@/lib/forms/form-messages';
import { formatFormIssues, formatIssueSummary } from '@/lib/forms/format-form-issue';
import type { FormIssue, FormIssueKind } from '@/lib/forms/parse-form';
import { pathFor } from '@/lib/routes/path-for';
import type { AccountFormName } from '@/schemas/forms/forms';

type Submission = FormSubmission<AccountFormName> & { req: PayloadRequest };

/** A value of a text field; the form was validated before. */
const textOf = ({ values }: Submission, name: string): string => {
  const value = values[name];
  return typeof value === 'string' ? value : '';
};
const optionalTextOf = (submission: Submission, name: string): string | undefined =>
  textOf(submission, name) || undefined;

function rejectField({ context: { t } }: Submission, field: string, kind: FormIssueKind): never {
  const issues: FormIssue[] = [{ field, kind }];
  throw new RestError(422, formatIssueSummary(issues, t), formatFormIssues(issues, t));
}

const MINUTE_SECONDS = 60;

function rejectTooMany({ context: { t } }: Submission, waitSeconds: number): never {
  const minutes = Math.ceil(waitSeconds / MINUTE_SECONDS);
  throw new RestError(429, t('account.issue.tooMany', { minutes }), undefined, waitSeconds);
}

async function acceptSignIn(submission: Submission): Promise<Partial<FormResult>> {
  const { req, request } = submission;
  const credentials = { email: textOf(submission, 'email'), password: textOf(submission, 'password') };
  const result = await signIn(credentials, clientOf(request), req);
  if ('wait' in result) rejectTooMany(submission, result.wait);
  if ('issue' in result)
    rejectField(submission, result.issue === 'credentials' ? 'password' : 'email', result.issue);
  const { cookies, userInfo } = result.started;
  return { cookies, user_info: userInfo };
}

/**
 * The answer does not wait for the mail: neither its content nor its time discloses whether the address has an account.
 */
function requestLink(submission: Submission, purpose: 'sign-in' | 'reset'): Partial<FormResult> {
  const { payload } = submission.req;
  const listing = optionalTextOf(submission, 'save_listing');
  void mailRequestedLink({ email: textOf(submission, 'email'), purpose, listing }, payload).catch(
    (err: unknown) => payload.logger.error({ err, msg: 'The link of a buyer was not mailed' }),
  );
  return {};
}

async function acceptReset(submission: Submission): Promise<Partial<FormResult>> {
  const { token = '', password = '' } = {
    token: textOf(submission, 'token'),
    password: textOf(submission, 'password'),
  };
  const issue = await resetPassword({ token, password }, submission.req);
  if (issue === 'link') rejectField(submission, 'token', 'link');
  if (issue) rejectField(submission, 'password', issue);
  return {};
}

/** @throws RestError 401 with a message in the visitor's language. */
async function requireFormSession({ request, req, context: { t } }: Submission): Promise<BuyerSession> {
  return requireSession(request, req).catch((error: unknown) => {
    if (error instanceof RestError && error.status === 401)
      throw new RestError(401, t('account.issue.signedOut'));
    throw error;
  });
}

async function requireCurrentPassword(submission: Submission, session: BuyerSession): Promise<void> {
  const { payload } = submission.req;
  const wait = await consumeFormAttempt(payload, 'buyer_password', String(session.buyer));
  if (wait !== null) rejectTooMany(submission, wait);
  const current = textOf(submission, 'current_password');
  if (!(await isBuyerPassword(session.buyer, current, submission.req)))
    rejectField(submission, 'current_password', 'currentPassword');
}

async function acceptChangedPassword(submission: Submission): Promise<Partial<FormResult>> {
  const { req } = submission;
  const session = await requireFormSession(submission);
  await requireCurrentPassword(submission, session);
  const issue = await changePassword(session, textOf(submission, 'password'), req);
  if (issue) rejectField(submission, 'password', issue);
  return {};
}

async function acceptChangedEmail(submission: Submission): Promise<Partial<FormResult>> {
  const { req } = submission;
  const session = await requireFormSession(submission);
  await requireCurrentPassword(submission, session);
  const isFree = await changeEmail(
    session.buyer,
    { email: textOf(submission, 'email'), change: randomUUID() },
    req,
  );
  if (!isFree) rejectField(submission, 'email', 'taken');
  return {};
}

async function acceptProfile(submission: Submission): Promise<Partial<FormResult>> {
  const { req, values } = submission;
  const session = await requireFormSession(submission);
  await updateProfile(session.buyer, values, req);
  return {};
}

async function acceptDeletion(submission: Submission): Promise<Partial<FormResult>> {
  const { req } = submission;
  const session = await requireFormSession(submission);
  await requireCurrentPassword(submission, session);
  const { email } = await getBuyer(session.buyer, req);
  for (const value of [...(await findFormerEmails(session.buyer, req)), email])
    await erasePersonalData(req.payload, { kind: 'email', value });
  return { cookies: expiredSessionCookies() };
}

const handlers: Readonly<
  Record<AccountFormName, (submission: Submission) => Partial<FormResult> | Promise<Partial<FormResult>>>
> = {
  'sign-in': acceptSignIn,
  'sign-in-link': (submission) => requestLink(submission, 'sign-in'),
  'forgot-password': (submission) => requestLink(submission, 'reset'),
  'reset-password': acceptReset,
  'buyer-profile': acceptProfile,
  'change-password': acceptChangedPassword,
  'change-email': acceptChangedEmail,
  'delete-account': acceptDeletion,
};

/** Where a browser without JavaScript goes after each form: elsewhere the personal parts need JavaScript. */
const homePath = '/';

/** Processes the valid forms of a buyer's account. */
export async function acceptAccountForm(submission: FormSubmission<AccountFormName>): Promise<FormResult> {
  const { form, context } = submission;
  const req = await createLocalReq({}, await getBackend());
  const result = await handlers[form]({ ...submission, req });
  const path = context.origin._thanks ?? (form === 'sign-in' ? pathFor('BuyerPreference') : homePath);
  return { redirectPath: path, message: formMessages[form].sent(context.t), ...result };
}
