import { readFeed } from '@/adapters/discovery/feed.source';
import { fileNotFound, generatedFileResponse } from '@/app/generated-file';
import { readFeedPath } from '@/lib/discovery/feed/feed-path';
import { writeFeed } from '@/lib/discovery/feed/write-feed';

export const dynamic = 'force-dynamic';

/** The newest posts of a language, as RSS. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  const locale = readFeedPath((await params).file);
  if (!locale || new URL(request.url).search) return fileNotFound();
  return generatedFileResponse(request, 'application/rss+xml; charset=utf-8', async () =>
    writeFeed(await readFeed(locale)),
  );
}
