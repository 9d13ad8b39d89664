import { findContextRedirect } from '@/adapters/redirects/find-context-redirect';
import {
  contextRedirectLocation,
  extractOfficeParameters,
  parseContextRedirect,
} from '@/lib/routes/context-redirect';
import { chooseLanguage } from '@/lib/routes/language-prefix';
import { mergeQuery } from '@/lib/routes/merge-query';
import { agentCookie, noOffice, officeCookie } from '@/lib/routes/request-names';

type ContextRedirectParams = { params: Promise<{ locale: string; segments: string[] }> };

/**
 * Redirects visitors to the office they named, or to their office or agent; otherwise to the path they
 * requested.
 */
export async function GET(request: Request, { params }: ContextRedirectParams): Promise<Response> {
  const { locale, segments } = await params;
  const parsed = parseContextRedirect(segments);
  const query = new URL(request.url).searchParams;
  const target = parsed ? await findContextRedirect(parsed) : { to: '/', leavesContext: false };
  const location = /^https?:/.test(target.to)
    ? mergeQuery(target.to, { query: (extractOfficeParameters(query)?.rest ?? query).toString() })
    : contextRedirectLocation(target.to, query, chooseLanguage(locale));
  const headers = new Headers({ location, 'cache-control': 'private, no-store' });
  // Without this the cookies would redirect here forever. The browser also stores the office outside the
  // cookie and clears it when it reads this value.
  if (target.leavesContext) {
    headers.append('set-cookie', `${officeCookie}=${noOffice}; Path=/; Max-Age=60`);
    headers.append('set-cookie', `${agentCookie}=; Path=/; Max-Age=0`);
  }
  return new Response(null, { status: 307, headers });
}
