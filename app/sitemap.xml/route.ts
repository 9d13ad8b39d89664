import { readSitemap, readSitemapParts } from '@/adapters/discovery/sitemap.source';
import { answerTold, nothingTold } from '@/app/answer-told';
import { readPartName } from '@/lib/discovery/sitemap/sitemap-part';
import { writeSitemap, writeSitemapIndex } from '@/lib/discovery/sitemap/write-sitemap';
import { enabledLocales } from '@/lib/i18n/locales';

export const dynamic = 'force-dynamic';

const type = 'application/xml; charset=utf-8';

/** Every address of the site, in parts: without a name the index of them, by kind and language. A part without addresses is none. */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  if (searchParams.size === 0)
    return answerTold(request, type, async () => writeSitemapIndex(await readSitemapParts(enabledLocales)));
  const part = searchParams.size === 1 ? readPartName(searchParams.get('part') ?? '') : null;
  if (!part) return nothingTold();
  return answerTold(request, type, async () => {
    const addresses = await readSitemap(part);
    return addresses.length > 0 ? writeSitemap(part.locale, addresses) : null;
  });
}
