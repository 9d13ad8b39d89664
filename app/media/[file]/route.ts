import { serveMedia } from '@/lib/backend/platform/media/serve-media';

/** Pictures and their resized copies. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  const { file } = await params;
  return serveMedia(file, request.headers.get('if-modified-since'));
}
