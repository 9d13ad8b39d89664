import type { ReactElement, ReactNode } from 'react';
import type { CountryMap } from './country-map';

type BaseMapProps = {
  map: CountryMap;
  /** The part of the drawing that is shown, as an SVG view box; all of it when left out. */
  viewBox?: string;
  className?: string;
  /** Marks upon the map, in the drawing's own units. */
  children?: ReactNode;
};

/** The country among its neighbours. Decorative: what it shows must also stand beside it in words. */
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
