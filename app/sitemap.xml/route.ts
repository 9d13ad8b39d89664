import { readSitemap, readSitemapParts } from '@/adapters/discovery/sitemap.source';
import { fileNotFound, generatedFileResponse } from '@/app/generated-file';
import { parsePartName } from '@/lib/discovery/sitemap/sitemap-part';
import { writeSitemap, writeSitemapIndex } from '@/lib/discovery/sitemap/write-sitemap';
import { enabledLocales } from '@/lib/i18n/locales';

export const dynamic = 'force-dynamic';

const type = 'application/xml; charset=utf-8';

/**
 * The sitemap in parts; without `part` the index of the parts, by kind and language. 404 for a part without
 * addresses.
 */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  if (searchParams.size === 0)
    return generatedFileResponse(request, type, async () =>
      writeSitemapIndex(await readSitemapParts(enabledLocales)),
    );
  const part = searchParams.size === 1 ? parsePartName(searchParams.get('part') ?? '') : null;
  if (!part) return fileNotFound();
  return generatedFileResponse(request, type, async () => {
    const addresses = await readSitemap(part);
    return addresses.length > 0 ? writeSitemap(part.locale, addresses) : null;
  });
}
