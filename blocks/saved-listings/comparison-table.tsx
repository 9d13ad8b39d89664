'use client';
import type { ReactElement } from 'react';
import { areaFigures } from '@/lib/buyer-area/area-listing';
import type { AreaPage } from '@/lib/buyer-area/area-texts';
import type { SavedListing } from '@/schemas/buyers/buyer-calls';
import type { SavedTexts } from './saved-texts';

type ComparisonTableProps = { id: string; saved: readonly SavedListing[]; page: AreaPage; texts: SavedTexts };

/** Listings side by side: a column each, which scroll beside the labels where the screen is narrow. */
export function ComparisonTable({ id, saved, page, texts }: ComparisonTableProps): ReactElement {
  const { notDisclosed } = page.texts.listing;
  const rows = [
    { label: texts.status, values: saved.map(({ listing }) => page.texts.listing[listing.status]) },
    ...[0, 1, 2].map((row) => ({
      label:
        [page.texts.listing.askingPrice, page.texts.listing.sde, page.texts.listing.downPayment][row] ?? '',
      values: saved.map(({ listing }) => areaFigures(listing, page)[row]?.value ?? notDisclosed),
    })),
    { label: texts.category, values: saved.map(({ listing }) => listing.category) },
    { label: texts.location, values: saved.map(({ listing }) => listing.location) },
    ...(saved.some(({ note }) => note) ? [{ label: texts.note, values: saved.map(({ note }) => note) }] : []),
  ];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls with the arrow keys where the screen is narrow
    <section aria-labelledby={`${id}-comparison`} tabIndex={0} className="area-comparison">
      <table>
        <thead>
          <tr>
            <td />
            {saved.map(({ listing }) => (
              <th key={listing.slug} scope="col">
                <a href={page.prefix + listing.href} className="inline-link">
                  {listing.title}
                </a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {saved.map(({ listing }, column) => (
                <td key={listing.slug}>{values[column]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
