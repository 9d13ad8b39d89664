import { findMove } from '@/adapters/redirects/find-move';
import { contextHref } from '@/lib/routes/context-href';
import { languageCookie } from '@/lib/routes/deciding-names';
import { chooseLanguage } from '@/lib/routes/language-prefix';
import { joinPath } from '@/lib/routes/path-segments';
import { carryQuery } from '@/lib/server/carry-query';
import { nowherePage, plainPagePolicy } from '@/lib/server/plain-pages';

type Asked = { params: Promise<{ path: string[] }> };

const languageOf = new RegExp(`(?:^|; )${languageCookie}=([\\w-]+)`);
const plain = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': plainPagePolicy };

/** Where staff have led an address that looks like a file's and is none of the site; else nothing is there. */
export async function GET(request: Request, { params }: Asked): Promise<Response> {
  const { path } = await params;
  const move = await findMove(joinPath(path)).catch(() => null);
  if (!move)
    return new Response(nowherePage, { status: 404, headers: { ...plain, 'cache-control': 'no-store' } });
  const locale = chooseLanguage(languageOf.exec(request.headers.get('cookie') ?? '')?.[1]);
  const { pathname, search } = new URL(request.url);
  const location = carryQuery(contextHref({ locale })(move.to), pathname + search);
  const headers = { location, 'cache-control': 'private, no-cache' };
  return new Response(null, { status: move.permanent ? 308 : 307, headers });
}
