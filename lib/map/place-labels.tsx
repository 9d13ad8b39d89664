import type { ReactElement } from 'react';
import { isLand } from './is-land';
import { type Point, project } from './project';
import type { ShownMap } from './shown-map';

/** A part of the drawing, in its own units. */
export type MapBox = { left: number; top: number; width: number; height: number };

type PlaceLabelsProps = {
  map: ShownMap;
  /** The part of the drawing that is shown: a name that its edge would cut is left out. */
  box: MapBox;
  /** Size of the letters, in the drawing's units. */
  size: number;
  /** Marks that names must keep clear of, and how far from their centres. */
  avoid: readonly Point[];
  clearance: number;
};

/** Towns and the sea by name, for orientation. */
export function PlaceLabels({ map, box, size, avoid, clearance }: PlaceLabelsProps): ReactElement {
  const { towns, sea } = map;
  const offset = size * 0.6;
  const shown = towns.flatMap((town) => {
    const { x, y } = project(map, town);
    const length = offset + town.name.length * size * 0.56;
    // A name that would cross the border stands on the other side of its town.
    const isTurned = !isLand({ x: x + length, y }, map) && isLand({ x: x - length, y }, map);
    const [left, right] = isTurned ? [x - length, x] : [x, x + length];
    const cut =
      left < box.left + offset ||
      right > box.left + box.width ||
      y < box.top + size ||
      y > box.top + box.height - size;
    const covered = avoid.some(
      (mark) =>
        mark.x > left - clearance &&
        mark.x < right + clearance &&
        Math.abs(mark.y - y) < clearance + size * 0.3,
    );
    return cut || covered ? [] : [{ name: town.name, x, y, isTurned }];
  });
  const water = sea && project(map, sea);
  return (
    <g fontSize={size} className="fill-text-muted font-sans">
      {shown.map(({ name, x, y, isTurned }) => (
        <g key={name}>
          <circle cx={x} cy={y} r={size * 0.2} className="fill-text-muted" />
          <text
            x={isTurned ? x - offset : x + offset}
            y={y + size * 0.35}
            textAnchor={isTurned ? 'end' : undefined}
          >
            {name}
          </text>
        </g>
      ))}
      {water && water.y < box.top + box.height - size && (
        <text x={water.x} y={water.y} textAnchor="middle" fontStyle="italic" className="font-display">
          {sea?.name}
        </text>
      )}
    </g>
  );
}
