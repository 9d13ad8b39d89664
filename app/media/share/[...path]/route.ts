import path from 'node:path';
import { findShareWords } from '@/adapters/discovery/share-words.source';
import { answerTold, nothingTold } from '@/app/answer-told';
import { serveMedia } from '@/lib/backend/media/serve-media';
import { drawSharePicture } from '@/lib/discovery/share-picture/draw-share-picture';
import { readSharePath } from '@/lib/discovery/share-picture/share-path';

export const dynamic = 'force-dynamic';

/** The picture that a link to a page shows. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ path: string[] }> },
): Promise<Response> {
  const asked = readSharePath((await params).path);
  if (!asked || new URL(request.url).search) return nothingTold();
  return answerTold(request, 'image/jpeg', async () => {
    const words = await findShareWords(asked.locale, asked.path);
    if (!words) return null;
    const photo = words.picture && (await serveMedia(path.basename(words.picture.src)));
    return drawSharePicture(words, photo?.ok ? new Uint8Array(await photo.arrayBuffer()) : null);
  });
}
