'use client';
import type { ReactElement } from 'react';
import type { AreaPage } from '@/lib/buyer-area/area-texts';
import { fillText } from '@/lib/buyer-area/fill-text';
import type { SavedListing } from '@/schemas/buyers/buyer-calls';
import { ComparisonTable } from './comparison-table';
import type { SavedTexts } from './saved-texts';

/** The most listings that are compared at once. */
export const MAX_COMPARED_COUNT = 4;

type ComparisonProps = {
  id: string;
  selected: readonly SavedListing[];
  page: AreaPage;
  texts: SavedTexts;
  onClear: () => void;
};

/** How many listings are selected, and from two on their comparison. */
export function Comparison({ id, selected, page, texts, onClear }: ComparisonProps): ReactElement {
  const values = { count: String(selected.length), max: String(MAX_COMPARED_COUNT) };
  return (
    <div className="area-compared">
      <div className="area-row">
        <h2 id={`${id}-comparison`} className="text-card">
          {texts.comparison}
        </h2>
        <p role="status" className="text-small text-text-muted">
          {selected.length < 2 ? texts.compareHint : fillText(texts.compareCount, values)}
        </p>
        {selected.length > 0 && (
          <button type="button" onClick={onClear} className="button button-secondary">
            {texts.clear}
          </button>
        )}
      </div>
      {selected.length > 1 && <ComparisonTable {...{ id, page, texts }} saved={selected} />}
    </div>
  );
}
