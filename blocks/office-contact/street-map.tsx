import type { ReactElement } from 'react';
import { findTiles } from '@/lib/map/find-tiles';
import type { TileSource } from '@/lib/map/tile-source';
import { TextLink } from '@/lib/ui/text-link';
import type { OfficeContactData } from '@/schemas/office';

type StreetMapProps = { streets: TileSource; office: Pick<OfficeContactData, 'latitude' | 'longitude'> };

/**
 * The streets around an office in four tiles of the configured map, with attribution. The address is next to
 * it as text.
 */
export function StreetMap({ streets, office }: StreetMapProps): ReactElement {
  const { tiles, pin } = findTiles(streets.address, office);
  const { credit, creditHref } = streets;
  return (
    <figure>
      <div
        aria-hidden="true"
        className="relative grid aspect-square grid-cols-2 overflow-hidden rounded-md border border-line bg-surface-sunken"
      >
        {tiles.map((square) => (
          // biome-ignore lint/performance/noImgElement: squares of a map are another server’s, as they are
          <img
            key={square}
            src={square}
            alt=""
            width="256"
            height="256"
            loading="lazy"
            decoding="async"
            className="size-full"
          />
        ))}
        <svg aria-hidden="true" viewBox="0 0 2 2" className="absolute inset-0 size-full">
          <circle cx={pin.x} cy={pin.y} r="0.1" className="fill-accent opacity-40" />
          <circle
            cx={pin.x}
            cy={pin.y}
            r="0.045"
            className="fill-accent-strong stroke-surface-raised"
            strokeWidth="0.015"
          />
        </svg>
      </div>
      <figcaption className="mt-2 text-small text-text-muted">
        {creditHref ? <TextLink href={creditHref}>{credit}</TextLink> : credit}
      </figcaption>
    </figure>
  );
}
