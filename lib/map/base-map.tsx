import type { ReactElement, ReactNode } from 'react';
import type { CountryMap } from './country-map';

type BaseMapProps = {
  map: CountryMap;
  /** The visible part of the drawing as an SVG view box; default: the full drawing. */
  viewBox?: string;
  className?: string;
  /** Markers on the map, in units of the drawing. */
  children?: ReactNode;
};

/** The country with its neighbours. Decorative: the same information must also be available as text. */
export function BaseMap({ map, viewBox, className, children }: BaseMapProps): ReactElement {
  return (
    <svg
      aria-hidden="true"
      viewBox={viewBox ?? `0 0 ${map.width} ${map.height}`}
      strokeLinejoin="round"
      className={className}
    >
      <use href={`${map.file}#neighbours`} className="fill-surface stroke-line" strokeWidth="1" />
      <use href={`${map.file}#home`} className="fill-accent-soft stroke-accent" strokeWidth="1.5" />
      {children}
    </svg>
  );
}
