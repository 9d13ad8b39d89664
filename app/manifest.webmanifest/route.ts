import { readSubjects } from '@/adapters/subjects/subject.source';
import { fileNotFound, generatedFileResponse } from '@/app/generated-file';
import { defaultLocale } from '@/lib/i18n/locales';
import { paints } from '@/lib/ui/paints';

export const dynamic = 'force-dynamic';

const icon = (size: number) => ({
  src: `/brand/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
});

/** Web app manifest: name, icons and colours of the site. */
export async function GET(request: Request): Promise<Response> {
  if (new URL(request.url).search) return fileNotFound();
  return generatedFileResponse(request, 'application/manifest+json', async () => {
    const name = (await readSubjects({}, defaultLocale))?.names.network ?? '';
    const colours = { theme_color: paints.forest, background_color: paints.paper };
    return JSON.stringify({
      name,
      start_url: '/',
      display: 'browser',
      ...colours,
      icons: [192, 512].map(icon),
    });
  });
}
