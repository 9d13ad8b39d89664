import { readSubjects } from '@/adapters/subjects/subject.source';
import { answerTold, nothingTold } from '@/app/answer-told';
import { defaultLocale } from '@/lib/i18n/locales';
import { paints } from '@/lib/ui/paints';

export const dynamic = 'force-dynamic';

const icon = (size: number) => ({
  src: `/brand/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
});

/** What the site is called and looks like among a visitor's programs. */
export async function GET(request: Request): Promise<Response> {
  if (new URL(request.url).search) return nothingTold();
  return answerTold(request, 'application/manifest+json', async () => {
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
