import { brandPaths } from './brand-paths.ts';
import { iconPaths } from './icon-paths.ts';

const starPositions = [0, 1, 2, 3, 4] as const;
const STAR_WIDTH_UNITS = 24;
const STAR_GAP_UNITS = 2.4;

/**
 * The SVG sheet of all icons, ratings and the brand mark: pages refer to its symbols with `<use>` instead of
 * repeating them.
 */
export function drawIcons(): string {
  const icons = Object.entries(iconPaths).map(
    ([name, path]) => `<symbol id="${name}" viewBox="0 0 24 24"><path d="${path}"/></symbol>`,
  );
  const ratings = [0, ...starPositions.map((position) => position + 1)].map(drawRating);
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${[...icons, ...ratings, drawBrand()].join('\n')}\n</svg>\n`;
}

/** Five stars in a row, of which `stars` are filled. Uses the colour roles of the page. */
function drawRating(stars: number): string {
  const width = 5 * STAR_WIDTH_UNITS + 4 * STAR_GAP_UNITS;
  const row = starPositions.map((position) => {
    const paint =
      position < stars ? 'fill="var(--accent)" stroke="var(--accent)"' : 'stroke="var(--line-strong)"';
    return `<path d="${iconPaths.star}" ${paint} transform="translate(${round(position * (STAR_WIDTH_UNITS + STAR_GAP_UNITS))})"/>`;
  });
  return `<symbol id="stars-${stars}" viewBox="0 0 ${round(width)} ${STAR_WIDTH_UNITS}">${row.join('')}</symbol>`;
}

function drawBrand(): string {
  const { globe, staff } = brandPaths;
  const paths = `<path d="${globe}" fill="var(--mark)"/><path d="${staff}" fill="var(--accent)"/>`;
  return `<symbol id="brand" viewBox="-50 -50 100 100">${paths}</symbol>`;
}

const round = (value: number) => Math.round(value * 10) / 10;
