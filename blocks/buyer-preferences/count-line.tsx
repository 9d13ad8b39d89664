'use client';
import type { ReactElement } from 'react';
import type { AreaPage } from '@/lib/buyer-area/area-texts';
import { formatCount } from '@/lib/buyer-area/count-text';
import { fillText } from '@/lib/buyer-area/fill-text';
import type { BuyerResponse } from '@/schemas/buyers/buyer-calls';
import type { PreferencesTexts } from './preferences-texts';

type CountLineProps = {
  count: BuyerResponse<'count-matches'> | null;
  page: AreaPage;
  texts: PreferencesTexts;
};

/** The number of listings that match, announced by screen readers. */
export function CountLine({ count, page: { locale }, texts }: CountLineProps): ReactElement {
  const text =
    count &&
    (count.isCapped
      ? fillText(texts.countMore, { count: new Intl.NumberFormat(locale).format(count.count) })
      : formatCount(texts.count, count.count, locale));
  return (
    <p role="status" className="font-semibold tabular-nums">
      {text}
    </p>
  );
}
