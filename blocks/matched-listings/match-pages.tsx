'use client';
import type { ReactElement } from 'react';
import { fillText } from '@/lib/buyer-area/fill-text';
import type { MatchTexts } from './match-texts';

type MatchPagesProps = { texts: MatchTexts; number: number; pages: number; onOpen: (number: number) => void };

/** Opens the previous and the next page. */
export function MatchPages({ texts, number, pages, onOpen }: MatchPagesProps): ReactElement {
  return (
    <nav aria-label={texts.pages} className="area-row">
      <button
        type="button"
        disabled={number === 1}
        onClick={() => onOpen(number - 1)}
        className="button button-secondary"
      >
        {texts.previous}
      </button>
      <p className="tabular-nums">{fillText(texts.pageOf, { page: String(number), pages: String(pages) })}</p>
      <button
        type="button"
        disabled={number >= pages}
        onClick={() => onOpen(number + 1)}
        className="button button-secondary"
      >
        {texts.next}
      </button>
    </nav>
  );
}
