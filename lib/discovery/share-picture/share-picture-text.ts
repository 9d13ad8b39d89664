import { formatsOf } from '@/lib/i18n/formats';
import { createTranslate } from '@/lib/i18n/translate';
import { canonicalPath } from '../canonical-path';
import { type DescribedPage, titleAndDescription } from '../page-metadata';
import type { FactPicture, RecordFacts } from '../record-facts';

/** The content of a preview picture. */
export type SharePictureText = {
  network: string;
  title: string;
  /** The category and location; may be empty. */
  eyebrow: string;
  /** The price, or author and date; may be empty. */
  detail: string;
  picture: FactPicture | null;
  /** Seed of the woven pattern: the same page always has the same pattern. */
  seed: string;
};

export function sharePictureText(described: DescribedPage): SharePictureText {
  const { names, facts, path, page } = described;
  return {
    network: names.network ?? '',
    title: titleOf(facts) ?? titleAndDescription(described).title,
    picture: pictureOf(facts),
    seed: canonicalPath(path, page.scope),
    ...eyebrowAndDetail(described),
  };
}

function titleOf(facts: RecordFacts | null): string | null {
  if (!facts) return null;
  return facts.kind === 'listing' || facts.kind === 'post' ? facts.title : facts.name;
}

function pictureOf(facts: RecordFacts | null): FactPicture | null {
  if (!facts) return null;
  return facts.kind === 'listing' ? (facts.pictures[0] ?? null) : facts.picture;
}

function eyebrowAndDetail({
  facts,
  names,
  locale,
}: DescribedPage): Pick<SharePictureText, 'eyebrow' | 'detail'> {
  const t = createTranslate(locale);
  const format = formatsOf(locale);
  switch (facts?.kind) {
    case 'listing': {
      const { askingPrice, isSold } = facts;
      const price =
        askingPrice === null || isSold ? '' : `${t('listing.askingPrice')} ${format.money(askingPrice)}`;
      return { eyebrow: `${facts.category} · ${facts.location}`, detail: isSold ? t('listing.sold') : price };
    }
    case 'office':
      return { eyebrow: facts.address.region, detail: facts.address.locality };
    case 'agent':
      return { eyebrow: facts.role ?? '', detail: facts.office?.name ?? '' };
    case 'post':
      return {
        eyebrow: facts.category,
        detail: [facts.author?.name ?? '', format.date(facts.publishedAt)].filter(Boolean).join(' · '),
      };
    case undefined:
      return { eyebrow: names.office ?? names.region ?? '', detail: '' };
  }
}
