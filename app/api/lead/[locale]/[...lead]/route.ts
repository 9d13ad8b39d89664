import { findLead } from '@/adapters/redirects/find-lead';
import { carryOn } from '@/lib/routes/carry-on';
import { agentCookie, noOffice, officeCookie } from '@/lib/routes/deciding-names';
import { chooseLanguage } from '@/lib/routes/language-prefix';
import { leadLocation, readLead, takeOfficeParameters } from '@/lib/routes/lead';

type Lookup = { params: Promise<{ locale: string; lead: string[] }> };

/** Sends visitors to the office they named, or to whom they are with; without either, on to where they were going. */
export async function GET(request: Request, { params }: Lookup): Promise<Response> {
  const { locale, lead } = await params;
  const asked = readLead(lead);
  const query = new URL(request.url).searchParams;
  const found = asked ? await findLead(asked) : { to: '/', isLeft: false };
  const location = /^https?:/.test(found.to)
    ? carryOn(found.to, { query: (takeOfficeParameters(query)?.rest ?? query).toString() })
    : leadLocation(found.to, query, chooseLanguage(locale));
  const headers = new Headers({ location, 'cache-control': 'private, no-store' });
  // Else the cookies would lead here for ever; and an office is kept beside its cookie, where the browser alone can forget it.
  if (found.isLeft) {
    headers.append('set-cookie', `${officeCookie}=${noOffice}; Path=/; Max-Age=60`);
    headers.append('set-cookie', `${agentCookie}=; Path=/; Max-Age=0`);
  }
  return new Response(null, { status: 307, headers });
}
