import { createLocalReq, type PayloadRequest } from 'payload';
import { findLink, type LinkPurpose } from '@/lib/backend/buyers/buyer-links';
import { getBuyer } from '@/lib/backend/buyers/find-buyer';
import { confirmEmailChange, needsPassword, signInByLink } from '@/lib/backend/buyers/follow-link';
import { expiredSessionCookies } from '@/lib/backend/buyers/sessions';
import { withTimeout } from '@/lib/backend/contract/operation-timeout';
import { clientOf } from '@/lib/backend/contract/rest/buyer/client-of';
import { isTrustedWrite } from '@/lib/backend/contract/rest/csrf';
import { isBrowserFormPost, readFormBody } from '@/lib/backend/contract/rest/read-form-body';
import { respondWithButtonPage } from '@/lib/backend/contract/rest/respond-with-button-page';
import { toRestError } from '@/lib/backend/contract/rest/rest-error';
import { hasRemoteContent } from '@/lib/backend/environment';
import { getBackend } from '@/lib/backend/payload';
import { defaultLocale, enabledLocales } from '@/lib/i18n/locales';
import { createTranslate } from '@/lib/i18n/translate';
import type { Translate } from '@/lib/i18n/translate-from';
import { pathFor } from '@/lib/routes/path-for';
import { listingPath } from '@/lib/routes/record-paths';
import type { Locale } from '@/schemas/locale';

type Route = { params: Promise<{ action: string }> };

/** The links of each address. */
const purposesByAction: ReadonlyMap<string, readonly LinkPurpose[]> = new Map([
  ['confirm', ['confirm']],
  ['sign-in', ['sign-in']],
  ['email', ['email-current', 'email-new']],
]);

function textsOf(action: string, t: Translate): { heading: string; button: string } {
  switch (action) {
    case 'confirm':
      return { heading: t('accountMail.subject.confirm'), button: t('accountMail.button.confirm') };
    case 'sign-in':
      return { heading: t('accountMail.subject.signIn'), button: t('accountMail.button.signIn') };
    default:
      return { heading: t('accountMail.subject.emailNew'), button: t('accountMail.button.emailNew') };
  }
}

/** Asks for the password of the registration, which another browser has sent. */
const passwordField = (t: Translate, locale: Locale, error?: string) => ({
  ...{ label: t('accountMail.page.password'), error },
  forgot: { label: t('buyer.forgotPassword'), href: `/${locale}/reset-password` },
});

const respond = (
  status: number,
  page: Parameters<typeof respondWithButtonPage>[1],
  cookies: readonly string[] = [],
): Response => respondWithButtonPage(status, page, { referrerPolicy: 'same-origin', cookies });

function respondInvalid(locale: Locale): Response {
  const t = createTranslate(locale);
  return respond(404, { locale, t, heading: t('accountMail.page.invalid') });
}

/** The token of a request, with the links that its address may follow; null for other addresses. */
function readRequest(request: Request, action: string) {
  const purposes = purposesByAction.get(action);
  const token = new URL(request.url).searchParams.get('token') ?? '';
  return purposes && !hasRemoteContent() && /^[\w-]{43}$/.test(token) ? { purposes, token } : null;
}

/**
 * GET shows a page with a button, since mail programs open links before their readers do. The page is in the language of
 * the buyer.
 */
export async function showBuyerLink(request: Request, { params }: Route): Promise<Response> {
  const { action } = await params;
  const read = readRequest(request, action);
  if (!read) return respondInvalid(defaultLocale);
  try {
    const req = await createLocalReq({}, await getBackend());
    const link = await withTimeout(findLink(read.token, read.purposes, req));
    if (!link) return respondInvalid(defaultLocale);
    const { language: locale, email } = await getBuyer(link.buyer, req);
    const t = createTranslate(locale);
    const text = link.data.email ?? email;
    const password = (await needsPassword(link, request.headers, req)) ? passwordField(t, locale) : undefined;
    return respond(200, { locale, t, text, password, ...textsOf(action, t) });
  } catch (error) {
    return respondFailed(error);
  }
}

function respondFailed(error: unknown): Response {
  const t = createTranslate(defaultLocale);
  return respond(toRestError(error).status, { locale: defaultLocale, t, heading: t('form.failed') });
}

/** POST follows the link. Another website cannot make a browser do it: it would sign the visitor in to its account. */
export async function followBuyerLink(request: Request, { params }: Route): Promise<Response> {
  const { action } = await params;
  const read = readRequest(request, action);
  if (!read || !isTrustedWrite(request)) return respondInvalid(defaultLocale);
  try {
    const req = await createLocalReq({}, await getBackend());
    return await withTimeout(
      action === 'email'
        ? followEmailChange(read.token, req)
        : followSignIn({ token: read.token, action }, request, req),
    );
  } catch (error) {
    return respondFailed(error);
  }
}

/** Shows the page again with the error at the password. */
async function respondWrongPassword(token: string, action: string, req: PayloadRequest): Promise<Response> {
  const link = await findLink(token, ['confirm', 'sign-in'], req);
  if (!link) return respondInvalid(defaultLocale);
  const { language: locale, email } = await getBuyer(link.buyer, req);
  const t = createTranslate(locale);
  const password = passwordField(t, locale, t('account.issue.credentials'));
  return respond(422, { locale, t, text: email, password, ...textsOf(action, t) });
}

async function followSignIn(
  { token, action }: { token: string; action: string },
  request: Request,
  req: PayloadRequest,
): Promise<Response> {
  const password = isBrowserFormPost(request) ? (await readFormBody(request)).get('password') : undefined;
  const typed = typeof password === 'string' ? password : '';
  const followed = await signInByLink(token, typed, clientOf(request), req);
  if (!followed) return respondInvalid(defaultLocale);
  if (followed === 'password') return respondWrongPassword(token, action, req);
  const { buyer, listing, cookies } = followed;
  const locale = enabledLocales.find((enabled) => enabled === buyer.language) ?? defaultLocale;
  const path = listing === undefined ? pathFor('BuyerPreference') : listingPath(listing);
  const headers = new Headers({ location: `/${locale}${path}`, 'cache-control': 'no-store' });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(null, { status: 303, headers });
}

async function followEmailChange(token: string, req: PayloadRequest): Promise<Response> {
  const change = await confirmEmailChange(token, req);
  if (!change) return respondInvalid(defaultLocale);
  const { locale, step } = change;
  const t = createTranslate(locale);
  const page = { locale, t };
  switch (step) {
    case 'pending':
      return respond(200, { ...page, heading: t('accountMail.page.emailPending') });
    case 'taken':
      return respond(409, { ...page, heading: t('buyer.emailTaken') });
    case 'changed':
      return respond(200, { ...page, heading: t('accountMail.page.emailChanged') }, expiredSessionCookies());
  }
}
