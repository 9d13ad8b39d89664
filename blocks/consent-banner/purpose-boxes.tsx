import type { ReactElement } from 'react';
import type { Purpose } from '@/lib/analytics/purposes';
import type { PageContext } from '@/lib/engine/page-context';

type PurposeBoxesProps = {
  id: string;
  offered: readonly { purpose: Purpose; titles: string }[];
  page: PageContext;
};

/**
 * A check box for each purpose with its providers, unchecked by default; displayed when visitors choose by
 * purpose.
 */
export function PurposeBoxes({ id, offered, page }: PurposeBoxesProps): ReactElement {
  return (
    <fieldset id={id} data-purposes="" hidden className="mt-3 flex flex-col gap-1">
      <legend className="sr-only">{page.t('consent.purposes')}</legend>
      {offered.map(({ purpose, titles }) => (
        <label key={purpose} className="flex min-h-11 items-start gap-3 py-1.5 text-small">
          <input
            type="checkbox"
            name={purpose}
            data-purpose={purpose}
            autoComplete="off"
            className="size-6 shrink-0 accent-action"
          />
          <span>
            <strong className="font-semibold">{page.t(`consent.${purpose}`)}</strong>{' '}
            {page.t(`consent.about.${purpose}`)} <span className="text-text-muted">({titles})</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
