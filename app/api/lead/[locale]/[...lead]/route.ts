import { findLead } from '@/adapters/redirects/find-lead';
import { carryOn } from '@/lib/routes/carry-on';
import { agentCookie, officeCookie } from '@/lib/routes/deciding-names';
import { chooseLanguage } from '@/lib/routes/language-prefix';
import { leadLocation, readLead, takeOfficeParameters } from '@/lib/routes/lead';

type Lookup = { params: Promise<{ locale: string; lead: string[] }> };

/** Sends visitors to the office they named, or to whom they are with; without either, on to where they were going. */
export async function GET(request: Request, { params }: Lookup): Promise<Response> {
  const { locale, lead } = await params;
  const asked = readLead(lead);
  const query = new URL(request.url).searchParams;
  const found = asked ? await findLead(asked) : { to: '/', isGone: false };
  const location = /^https?:/.test(found.to)
    ? carryOn(found.to, { query: (takeOfficeParameters(query)?.rest ?? query).toString() })
    : leadLocation(found.to, query, chooseLanguage(locale));
  const headers = new Headers({ location, 'cache-control': 'private, no-store' });
  // Else the cookie would lead here for ever. All others are the browser's to write.
  if (found.isGone)
    for (const name of [officeCookie, agentCookie])
      headers.append('set-cookie', `${name}=; Path=/; Max-Age=0`);
  return new Response(null, { status: 307, headers });
}
