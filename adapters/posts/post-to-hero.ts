import type { Supply } from '@/lib/engine/bindings';
import type { DataContext } from '@/lib/engine/data-context';
import { formatsOf } from '@/lib/i18n/formats';
import { createTranslate } from '@/lib/i18n/translate';
import type { Post } from '@/schemas/post';

const MAX_EYEBROW_LENGTH = 60;
const MAX_HEADING_LENGTH = 140;

/** The hero of a post: title, author and date. */
export function postToHero(
  { title, excerpt, picture, author, publishedAt }: Post,
  { locale }: DataContext,
): Supply<'eyebrow' | 'heading' | 'intro' | 'image'> {
  const byline = author ? [createTranslate(locale)('post.by', { name: author })] : [];
  const eyebrow = [...byline, formatsOf(locale).date(publishedAt)].join(' · ');
  return {
    props: {
      eyebrow: eyebrow.slice(0, MAX_EYEBROW_LENGTH),
      heading: title.slice(0, MAX_HEADING_LENGTH),
      intro: excerpt,
      image: picture,
    },
  };
}
