import type { ReactElement } from 'react';

const tiles = Array.from({ length: 16 }, (_, index) => ({
  x: (index % 4) * 100,
  y: Math.floor(index / 4) * 100,
}));
const MISSING_TILE_INDEX = 6;
const shapes = [
  'M0 0h100v100H0Z',
  'M0 0h100A100 100 0 0 1 0 100Z',
  'M100 0v100H0A100 100 0 0 1 100 0Z',
  'M50 0 100 50 50 100 0 50Z',
] as const;
const colours = ['fill-mark', 'fill-accent', 'fill-clay', 'fill-line'] as const;

/** A mosaic with a missing tile. */
export function MissingTile(): ReactElement {
  return (
    <svg viewBox="-4 -4 408 408" aria-hidden="true" className="w-full">
      {tiles.map(({ x, y }, index) => {
        const key = `${x}-${y}`;
        if (index === MISSING_TILE_INDEX) {
          return (
            <path
              key={key}
              d="M6 6h88v88H6Z"
              transform={`translate(${x} ${y})`}
              fill="none"
              strokeWidth="2"
              strokeDasharray="7 6"
              className="stroke-line-strong"
            />
          );
        }
        return (
          <path
            key={key}
            d={shapes[(index * 5 + (index >> 2)) % 4] ?? shapes[0]}
            transform={`translate(${x} ${y})`}
            className={colours[(index * 3 + (index >> 2) * 2) % 4] ?? colours[0]}
          />
        );
      })}
    </svg>
  );
}
