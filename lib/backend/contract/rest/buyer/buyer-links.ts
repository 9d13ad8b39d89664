import { createLocalReq, type PayloadRequest } from 'payload';
import { findLink, type LinkPurpose } from '@/lib/backend/buyers/buyer-links';
import { getBuyer } from '@/lib/backend/buyers/find-buyer';
import { confirmEmailChange, signInByLink } from '@/lib/backend/buyers/follow-link';
import { expiredSessionCookies } from '@/lib/backend/buyers/sessions';
import { withTimeout } from '@/lib/backend/contract/operation-timeout';
import { clientOf } from '@/lib/backend/contract/rest/buyer/account-forms';
import { isTrustedWrite } from '@/lib/backend/contract/rest/csrf';
import { toRestError } from '@/lib/backend/contract/rest/rest-error';
import { hasRemoteContent } from '@/lib/backend/environment';
import { getBackend } from '@/lib/backend/payload';
import { renderNewsletterPage } from '@/lib/forms/newsletter-page';
import { noScriptPolicy } from '@/lib/forms/no-script-style';
import { defaultLocale, enabledLocales } from '@/lib/i18n/locales';
import { createTranslate } from '@/lib/i18n/translate';
import type { Translate } from '@/lib/i18n/translate-from';
import { pathFor } from '@/lib/routes/path-for';
import { listingPath } from '@/lib/routes/record-paths';
import type { Locale } from '@/schemas/locale';

type Route = { params: Promise<{ action: string }> };

/** The links of each address, with the texts of their page. */
const purposesByAction: ReadonlyMap<string, readonly LinkPurpose[]> = new Map([
  ['confirm', ['confirm']],
  ['sign-in', ['sign-in']],
  ['email', ['email-current', 'email-new']],
]);

const pageTexts: Readonly<Record<string, (t: Translate) => { heading: string; button: string }>> = {
  confirm: (t) => ({ heading: t('accountMail.subject.confirm'), button: t('accountMail.button.confirm') }),
  'sign-in': (t) => ({ heading: t('accountMail.subject.signIn'), button: t('accountMail.button.signIn') }),
  email: (t) => ({ heading: t('accountMail.subject.emailNew'), button: t('accountMail.button.emailNew') }),
};

function respond(
  status: number,
  page: Parameters<typeof renderNewsletterPage>[0],
  cookies: readonly string[] = [],
): Response {
  const headers = new Headers({
    ...{ 'content-type': 'text/html; charset=utf-8', 'content-security-policy': noScriptPolicy },
    // The address contains the token.
    ...{ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' },
  });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(renderNewsletterPage(page), { status, headers });
}

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
    return respond(200, {
      locale,
      t,
      text,
      ...pageTexts[action]?.(t),
      heading: pageTexts[action]?.(t).heading ?? '',
    });
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
      action === 'email' ? followEmailChange(read.token, req) : followSignIn(read.token, request, req),
    );
  } catch (error) {
    return respondFailed(error);
  }
}

async function followSignIn(token: string, request: Request, req: PayloadRequest): Promise<Response> {
  const followed = await signInByLink(token, clientOf(request), req);
  if (!followed) return respondInvalid(defaultLocale);
  const { buyer, listing, cookies } = followed;
  const locale = enabledLocales.find((enabled) => enabled === buyer.language) ?? defaultLocale;
  const path = listing === undefined ? pathFor('BuyerPreference') : listingPath(listing);
  const headers = new Headers({ location: `/${locale}${path}`, 'cache-control': 'no-store' });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(null, { status: 303, headers });
}

async function followEmailChange(token: string, req: PayloadRequest): Promise<Response> {
  const step = await confirmEmailChange(token, req);
  if (step === 'invalid') return respondInvalid(defaultLocale);
  const t = createTranslate(defaultLocale);
  const page = { locale: defaultLocale, t };
  switch (step) {
    case 'pending':
      return respond(200, { ...page, heading: t('accountMail.page.emailPending') });
    case 'taken':
      return respond(409, { ...page, heading: t('buyer.emailTaken') });
    case 'changed':
      return respond(200, { ...page, heading: t('accountMail.page.emailChanged') }, expiredSessionCookies());
  }
}
