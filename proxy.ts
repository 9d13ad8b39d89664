import { type NextRequest, NextResponse } from 'next/server';
import { type Decision, decideRequest } from '@/lib/routes/decide-request';
import {
  agentCookie,
  internalPathParameter,
  languageCookie,
  officeCookie,
  pageRoute,
} from '@/lib/routes/request-names';

const YEAR_SECONDS = 60 * 60 * 24 * 365;

/**
 * Redirects page requests to their language, their office and their canonical spelling. It performs no
 * authorisation.
 */
export function proxy(request: NextRequest): NextResponse {
  const { nextUrl, method, cookies } = request;
  const decision = decideRequest({
    method,
    path: nextUrl.pathname,
    search: nextUrl.search,
    storedLanguage: cookies.get(languageCookie)?.value,
    storedOffice: cookies.get(officeCookie)?.value,
    storedAgent: cookies.get(agentCookie)?.value,
  });
  const response = toResponse(decision, request);
  if (decision.kind !== 'refuse' && decision.language)
    response.cookies.set(languageCookie, decision.language, {
      path: '/',
      sameSite: 'lax',
      maxAge: YEAR_SECONDS,
    });
  return response;
}

function toResponse(decision: Decision, request: NextRequest): NextResponse {
  switch (decision.kind) {
    case 'page': {
      const route = new URL(pageRoute, request.url);
      route.searchParams.set(internalPathParameter, decision.path);
      return NextResponse.rewrite(route);
    }
    case 'rewrite':
      return NextResponse.rewrite(new URL(decision.to, request.url));
    case 'redirect': {
      const response = NextResponse.redirect(new URL(decision.to, request.url), decision.status);
      if (decision.status === 307) response.headers.set('cache-control', 'private, no-store');
      return response;
    }
    case 'refuse':
      return new NextResponse(null, { status: decision.status, headers: { allow: 'GET, HEAD' } });
  }
}

/**
 * Matches everything except files and reserved segments; `tests/routes/proxy.test.ts` checks that it agrees
 * with `isPagePath`. Below a language there are no files, so that the second matches what looks like one. Next matches
 * case-sensitively and requires literals.
 */
export const config = {
  matcher: [
    '/((?!(?:_next|media|admin|cms-api|api|feeds|graphql|sanctum|compose|\\.well-known)(?:/|$)|(?!.*\\.(?:[hH][tT][mM][lL]?|[pP][hH][pP]|[aA][sS][pP][xX]?|[jJ][sS][pP]|[cC][fF][mM])$).*\\.[^/]*$).*)',
    '/([a-z]{2}-[A-Z]{2}/.*)',
  ],
};
