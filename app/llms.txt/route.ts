import { readToldSite } from '@/adapters/discovery/told-site.source';
import { answerTold, nothingTold } from '@/app/answer-told';
import { writeLlms } from '@/lib/discovery/llms/write-llms';
import { defaultLocale } from '@/lib/i18n/locales';

export const dynamic = 'force-dynamic';

/** What is where on this site, for programs that read for a person. */
export async function GET(request: Request): Promise<Response> {
  if (new URL(request.url).search) return nothingTold();
  return answerTold(request, 'text/plain; charset=utf-8', async () =>
    writeLlms(await readToldSite(defaultLocale)),
  );
}
