import { colours as c } from '../palette';
import { kenteStrip } from '../parts/weave-strip';
import { drawPlaceholder } from '../posts/draw-placeholder';
import { randomFor } from '../random';
import { box, fade, join, many, picture, put, threads } from '../svg';
import { brandMark } from './brand-mark';

const square = (half: number, ...parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${half * 2}" height="${half * 2}" viewBox="${-half} ${-half} ${half * 2} ${half * 2}">${parts.join('')}</svg>\n`;

const strips = [
  { warp: c.gold, weft: c.clay, bright: c.paper, dark: c.pine },
  { warp: c.forest, weft: c.gold, bright: c.sand, dark: c.pine },
  { warp: c.clay, weft: c.honey, bright: c.paper, dark: c.umber },
] as const;

/** What is shown where a page is shared: the mark beside three strips of cloth, 1200 × 630. */
function shareImage(): string {
  const grain = threads(c.paper, 0.05, 10);
  return `${
    picture(
      1200,
      630,
      grain.definition,
      box(0, 0, 1200, 630, c.forest),
      box(0, 0, 1200, 630, grain.paint),
      fade(0.16, put(330, 315, brandMark(780, c.fern, c.fern))),
      put(400, 315, brandMark(330, c.paper, c.gold)),
      join(
        ...strips.map((threadsOfStrip, i) =>
          kenteStrip(
            randomFor(`share ${i}`),
            { x: 780 + i * 140, y: 0, width: 140, height: 630 },
            threadsOfStrip,
            i,
            2,
          ),
        ),
      ),
      many(1, () => box(772, 0, 8, 630, c.gold)),
    ).svg
  }\n`;
}

/** The files of `public/brand` by their name. */
export const brandFiles = (): Record<string, string> => ({
  'mark.svg': square(50, brandMark(96, c.forest, c.gold)),
  'mark-on-dark.svg': square(50, brandMark(96, c.paper, c.gold)),
  'icon.svg': square(
    32,
    `<rect x="-32" y="-32" width="64" height="64" rx="14" fill="${c.forest}"/>`,
    brandMark(46, c.paper, c.gold),
  ),
  'share.svg': shareImage(),
  'placeholder.svg': `${drawPlaceholder().svg}\n`,
});
