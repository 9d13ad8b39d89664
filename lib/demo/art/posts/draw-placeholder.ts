import { colours as c } from '../palette';
import { kenteStrip } from '../parts/weave-strip';
import { randomFor } from '../random';
import { box, boxPath, disc, fade, join, many, type Picture, path, picture, put, threads } from '../svg';

/** A quiet shop drawn in lines, for a listing without a photograph: 1200 × 900. */
export function drawPlaceholder(): Picture {
  const random = randomFor('placeholder');
  const grain = threads(c.paper, 0.35, 12);
  const line = (d: string) =>
    `<path d="${d}" fill="none" stroke="${c.forest}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>`;
  const awning = many(7, (i) => `M${-230 + i * 65.7} -230l${(i - 3.5) * 5} 90a33 33 0 0 0 66 0`);
  return picture(
    1200,
    900,
    grain.definition,
    box(0, 0, 1200, 900, c.linen),
    fade(0.6, disc(600, 440, 330, c.dew)),
    fade(0.6, disc(600, 440, 250, c.paper)),
    box(0, 0, 1200, 900, grain.paint),
    fade(
      0.4,
      kenteStrip(
        random,
        { x: 70, y: 0, width: 120, height: 900 },
        { warp: c.linen, weft: c.stone, bright: c.paper, dark: c.stone },
        1,
        3,
      ),
    ),
    fade(
      0.4,
      kenteStrip(
        random,
        { x: 1010, y: 0, width: 120, height: 900 },
        { warp: c.linen, weft: c.stone, bright: c.paper, dark: c.stone },
        2,
        3,
      ),
    ),
    put(
      600,
      600,
      join(
        line('M-210 -110V0H210V-110M-230 -230H230M-280 0H280'),
        line(awning),
        line('M-150 -96h180v60h-180zM80 0v-96h80V0M120 -40v2'),
        path(boxPath(-240, -262, 480, 22), c.gold),
      ),
    ),
  );
}
