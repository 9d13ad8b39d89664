import { OfficeAddressDocument } from '@/lib/graphql/generated/operations';
import { queryContent } from '@/lib/graphql/query-content';
import { officeCookie } from '@/lib/routes/deciding-names';
import { chooseLanguage } from '@/lib/routes/language-prefix';
import { officeRedirectLocation } from '@/lib/routes/office-query';
import { type OfficeAddress, writeOfficeCookie } from '@/lib/routes/visitor-cookies';

type Lookup = { params: Promise<{ locale: string; slug: string; path?: string[] }> };

/** Looks up the office a visitor asked for and sends them to it; without one, on to where they were going. */
export async function GET(request: Request, { params }: Lookup): Promise<Response> {
  const { locale, slug, path = [] } = await params;
  const office = await findOffice(slug);
  const query = new URL(request.url).searchParams;
  const location = officeRedirectLocation(`/${path.join('/')}`, query, chooseLanguage(locale), office);
  const headers = new Headers({ location, 'cache-control': 'private, no-store' });
  if (office) headers.set('set-cookie', rememberCookie(office));
  return new Response(null, { status: 307, headers });
}

/** On a lookup error navigation simply continues (spec section 2). */
async function findOffice(slug: string): Promise<OfficeAddress | null> {
  const { office } = await queryContent(OfficeAddressDocument, { slug }).catch(() => ({ office: null }));
  return office ? { state: office.state_slug, slug: office.slug } : null;
}

const rememberCookie = (office: OfficeAddress) =>
  `${officeCookie}=${encodeURIComponent(writeOfficeCookie(office))}; Path=/; SameSite=Lax; Max-Age=31536000`;
