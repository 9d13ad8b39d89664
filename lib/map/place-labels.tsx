import type { ReactElement } from 'react';
import { isLand } from './is-land';
import type { LabelledMap } from './labelled-map';
import { type Point, project } from './project';

/** A part of the drawing, in its own units. */
export type MapBox = { left: number; top: number; width: number; height: number };

type PlaceLabelsProps = {
  map: LabelledMap;
  /** The visible part of the drawing: names that its edge would clip are omitted. */
  box: MapBox;
  /** The font size in units of the drawing. */
  size: number;
  /** Markers that labels must not overlap, and the distance from their centres. */
  avoid: readonly Point[];
  clearance: number;
};

/** The names of towns and the sea, for orientation. */
export function PlaceLabels({ map, box, size, avoid, clearance }: PlaceLabelsProps): ReactElement {
  const { towns, sea } = map;
  const offset = size * 0.6;
  const visibleTowns = towns.flatMap((town) => {
    const { x, y } = project(map, town);
    const length = offset + town.name.length * size * 0.56;
    // A name that would cross the border goes to the other side of its town.
    const isLeftOfTown = !isLand({ x: x + length, y }, map) && isLand({ x: x - length, y }, map);
    const [left, right] = isLeftOfTown ? [x - length, x] : [x, x + length];
    const isClipped =
      left < box.left + offset ||
      right > box.left + box.width ||
      y < box.top + size ||
      y > box.top + box.height - size;
    const isCovered = avoid.some(
      (mark) =>
        mark.x > left - clearance &&
        mark.x < right + clearance &&
        Math.abs(mark.y - y) < clearance + size * 0.3,
    );
    return isClipped || isCovered ? [] : [{ name: town.name, x, y, isTurned: isLeftOfTown }];
  });
  const water = sea && project(map, sea);
  return (
    <g fontSize={size} className="fill-text-muted font-sans">
      {visibleTowns.map(({ name, x, y, isTurned }) => (
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
