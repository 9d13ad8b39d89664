import path from 'node:path';
import { findSharePictureText } from '@/adapters/discovery/share-picture-text.source';
import { fileNotFound, generatedFileResponse } from '@/app/generated-file';
import { serveMedia } from '@/lib/backend/platform/media/serve-media';
import { renderSharePicture } from '@/lib/discovery/share-picture/render-share-picture';
import { readSharePath } from '@/lib/discovery/share-picture/share-path';

export const dynamic = 'force-dynamic';

/** The preview picture of a page for link previews (`og:image`). */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ path: string[] }> },
): Promise<Response> {
  const page = readSharePath((await params).path);
  if (!page || new URL(request.url).search) return fileNotFound();
  return generatedFileResponse(request, 'image/jpeg', async () => {
    const pictureText = await findSharePictureText(page.locale, page.path);
    if (!pictureText) return null;
    const photo = pictureText.picture && (await serveMedia(path.basename(pictureText.picture.src)));
    return renderSharePicture(pictureText, photo?.ok ? new Uint8Array(await photo.arrayBuffer()) : null);
  });
}
