import { readLlmsSite } from '@/adapters/discovery/llms-site.source';
import { fileNotFound, generatedFileResponse } from '@/app/generated-file';
import { writeLlms } from '@/lib/discovery/llms/write-llms';
import { defaultLocale } from '@/lib/i18n/locales';

export const dynamic = 'force-dynamic';

/** Overview of the site for language models (llmstxt.org). */
export async function GET(request: Request): Promise<Response> {
  if (new URL(request.url).search) return fileNotFound();
  return generatedFileResponse(request, 'text/plain; charset=utf-8', async () =>
    writeLlms(await readLlmsSite(defaultLocale)),
  );
}
