import { type NextRequest, NextResponse } from 'next/server';
import { type Decision, decideRequest } from '@/lib/routes/decide-request';
import { agentCookie, languageCookie, officeCookie } from '@/lib/routes/deciding-names';

const year = 60 * 60 * 24 * 365;

/** Sends requests for pages to their language, their office and their one spelling. It never authorises. */
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
  const response = answer(decision, request);
  if (decision.kind !== 'refuse' && decision.language)
    response.cookies.set(languageCookie, decision.language, { path: '/', sameSite: 'lax', maxAge: year });
  return response;
}

function answer(decision: Decision, request: NextRequest): NextResponse {
  switch (decision.kind) {
    case 'next':
      return NextResponse.next();
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
 * Everything but files and the server's other parts; `tests/routes/proxy.test.ts` holds it to `isPagePath`. Next
 * matches with regard to case and wants a literal.
 */
export const config = {
  matcher: [
    '/((?!(?:_next|media|admin|cms-api|api|feeds|graphql|sanctum|compose|\\.well-known)(?:/|$)|(?!.*\\.(?:[hH][tT][mM][lL]?|[pP][hH][pP]|[aA][sS][pP][xX]?|[jJ][sS][pP]|[cC][fF][mM])$).*\\.[^/]*$).*)',
  ],
};
