import { colours } from '../palette';
import { clip, disc, fade, join, n, oval, path, stroke } from '../svg';
import type { Sitter } from './sitter';

/** The middle of the face, from left to right. */
export const MIDDLE = 400;
const EYES = 338;
const DARK = '#17100d';

/** The outline of the face, as path commands. */
export function faceOutline({ face }: Sitter): string {
  const { half, jaw, chin, chinY } = face;
  const x = (offset: number) => n(MIDDLE + offset);
  return `M${x(-half)} 320C${x(-half)} 208 ${x(-half * 0.62)} 176 ${x(0)} 176C${x(half * 0.62)} 176 ${x(half)} 208 ${x(half)} 320C${x(half)} 372 ${x(half * 0.98)} 396 ${x(jaw)} 424C${x(jaw * 0.84)} 464 ${x(chin * 1.3)} ${n(chinY)} ${x(0)} ${n(chinY)}C${x(-chin * 1.3)} ${n(chinY)} ${x(-jaw * 0.84)} 464 ${x(-jaw)} 424C${x(-half * 0.98)} 396 ${x(-half)} 372 ${x(-half)} 320z`;
}

export function neck({ skin, face, shoulders }: Sitter): string {
  const w = face.half * (shoulders > 264 ? 0.6 : 0.5);
  return join(
    path(
      `M${n(MIDDLE - w)} 420V560Q${n(MIDDLE - w)} 590 ${n(MIDDLE - w * 1.3)} 616L${MIDDLE} 720L${n(MIDDLE + w * 1.3)} 616Q${n(MIDDLE + w)} 590 ${n(MIDDLE + w)} 560V420z`,
      skin.base,
    ),
    path(
      `M${n(MIDDLE - w)} 470Q${MIDDLE} ${n(face.chinY + 90)} ${n(MIDDLE + w)} 470V560Q${n(MIDDLE + w)} 590 ${n(MIDDLE + w * 1.2)} 600Q${MIDDLE} 590 ${n(MIDDLE - w)} 520z`,
      skin.shade,
    ),
  );
}

export const ears = ({ skin, face, earrings, cloth }: Sitter): string =>
  join(
    ...[-1, 1].map((side) =>
      join(
        oval(MIDDLE + side * (face.half + 5), 352, 20, 33, side < 0 ? skin.base : skin.shade),
        fade(
          0.5,
          stroke(`M${n(MIDDLE + side * (face.half + 9))} 338q${side * 8} 10 ${-side * 2} 26`, DARK, 4),
        ),
        earrings ? disc(MIDDLE + side * (face.half + 9), 396, 9, cloth[2]) : '',
      ),
    ),
  );

/** The face itself with its lit and shaded sides. */
export function head(sitter: Sitter): string {
  const { skin, face } = sitter;
  const outline = faceOutline(sitter);
  const cheek = face.half * 0.56;
  return join(
    path(outline, skin.base),
    clip(
      outline,
      join(
        path(
          `M${n(MIDDLE + face.half * 0.5)} 160Q${n(MIDDLE + face.half * 0.86)} 330 ${n(MIDDLE + face.jaw * 0.62)} 430Q${n(MIDDLE + face.chin)} 490 ${MIDDLE} 520H620V160z`,
          skin.shade,
        ),
        fade(0.4, oval(MIDDLE - face.half * 0.2, 244, face.half * 0.5, 34, skin.lit)),
        fade(0.42, oval(MIDDLE - cheek, 398, 28, 18, skin.lit)),
        fade(0.3, oval(MIDDLE + cheek * 0.86, 400, 24, 16, skin.lit)),
        fade(0.35, oval(MIDDLE - 6, face.chinY - 26, 24, 10, skin.lit)),
      ),
    ),
  );
}

function eye(x: number, size: number, skin: Sitter['skin'], feminine: boolean): string {
  const w = 25 * size;
  const h = 11.5 * size;
  const outer = x < MIDDLE ? -1 : 1;
  return join(
    path(
      `M${n(x - w)} ${EYES + 2}Q${n(x)} ${n(EYES - h * 1.9)} ${n(x + w)} ${EYES + 2}Q${n(x)} ${n(EYES + h * 1.25)} ${n(x - w)} ${EYES + 2}z`,
      '#f5eee2',
    ),
    disc(x, EYES - 1, 11 * size, DARK),
    disc(x - 4, EYES - 5, 3.2, '#f5eee2'),
    stroke(
      `M${n(x - w)} ${EYES + 2}Q${n(x)} ${n(EYES - h * 2)} ${n(x + w)} ${EYES + 2}`,
      DARK,
      feminine ? 6 : 5,
    ),
    feminine ? stroke(`M${n(x + outer * w)} ${EYES + 1}l${outer * 8} -6`, DARK, 4) : '',
    fade(
      0.4,
      stroke(
        `M${n(x - w * 0.7)} ${EYES + 17}Q${n(x)} ${EYES + 23} ${n(x + w * 0.7)} ${EYES + 17}`,
        skin.shade,
        4,
      ),
    ),
  );
}

/** Eyes, brows, nose and mouth. */
export function features(sitter: Sitter, feminine: boolean): string {
  const { skin, eye: eyes, brow, nose, hairColour, lines } = sitter;
  const browLine = (side: number) => {
    const inner = MIDDLE + side * (eyes.gap - 27);
    const outer = MIDDLE + side * (eyes.gap + 32);
    const top = 304 - brow.arch;
    return path(
      `M${n(inner)} ${n(308)}Q${n(MIDDLE + side * (eyes.gap + 6))} ${n(top - brow.weight * 0.4)} ${n(outer)} 312Q${n(MIDDLE + side * (eyes.gap + 8))} ${n(top + brow.weight * 0.8)} ${n(inner)} ${n(308 + brow.weight * 0.72)}z`,
      lines ? hairColour : DARK,
    );
  };
  const w = 27 * nose;
  return join(
    browLine(-1),
    browLine(1),
    eye(MIDDLE - eyes.gap, eyes.size, skin, feminine),
    eye(MIDDLE + eyes.gap, eyes.size, skin, feminine),
    path(
      `M${MIDDLE + 6} 330Q${MIDDLE + 16} 376 ${n(MIDDLE + w)} 396Q${n(MIDDLE + w + 6)} 412 ${n(MIDDLE + w * 0.6)} 413Q${MIDDLE} 424 ${n(MIDDLE - w * 0.6)} 413Q${MIDDLE} 410 ${MIDDLE + 6} 330z`,
      skin.shade,
    ),
    fade(0.6, oval(MIDDLE - 3, 384, 9, 16, skin.lit)),
    stroke(
      `M${n(MIDDLE - w)} 395Q${n(MIDDLE - w - 6)} 411 ${n(MIDDLE - w * 0.55)} 413Q${MIDDLE} 423 ${n(MIDDLE + w * 0.55)} 413Q${n(MIDDLE + w + 6)} 411 ${n(MIDDLE + w)} 395`,
      skin.shade,
      5,
    ),
    fade(0.6, oval(MIDDLE - w * 0.42, 410, 6, 3.4, DARK), oval(MIDDLE + w * 0.42, 410, 6, 3.4, DARK)),
    mouth(sitter, feminine),
    lines ? ageLines(sitter) : fade(0.45, smileLines(sitter)),
  );
}

function mouth({ skin, mouth: m }: Sitter, feminine: boolean): string {
  const y = 446;
  const w = m.width;
  const full = feminine ? 1.12 : 0.92;
  const x = (offset: number) => n(MIDDLE + offset);
  const upper = `M${x(-w)} ${y - 3}Q${x(-w * 0.5)} ${n(y - 15 * full)} ${x(-w * 0.16)} ${n(y - 15 * full)}Q${x(0)} ${n(y - 10 * full)} ${x(w * 0.16)} ${n(y - 15 * full)}Q${x(w * 0.5)} ${n(y - 15 * full)} ${x(w)} ${y - 3}`;
  const lower = `Q${x(w * 0.6)} ${n(y + 27 * full)} ${x(0)} ${n(y + 27 * full)}T${x(-w)} ${y - 3}z`;
  const seam = `M${x(-w)} ${y - 3}Q${x(0)} ${y + 13} ${x(w)} ${y - 3}`;
  if (!m.open)
    return join(
      path(upper + lower, skin.lip),
      stroke(seam, DARK, 4.5),
      fade(0.3, oval(MIDDLE - 4, y + 17 * full, w * 0.3, 4, '#f0c9b0')),
    );
  return join(
    path(upper + lower, skin.lip),
    path(
      `M${x(-w * 0.86)} ${y - 2}Q${x(0)} ${y + 2} ${x(w * 0.86)} ${y - 2}Q${x(w * 0.5)} ${y + 19} ${x(0)} ${y + 19}T${x(-w * 0.86)} ${y - 2}z`,
      '#f7f1e6',
    ),
    stroke(`M${x(-w)} ${y - 3}Q${x(0)} ${y + 3} ${x(w)} ${y - 3}`, DARK, 3.5),
  );
}

const smileLines = ({ mouth: m, skin }: Sitter): string =>
  stroke(
    `M${n(MIDDLE - m.width - 14)} 418q-10 16 -3 30M${n(MIDDLE + m.width + 14)} 418q10 16 3 30`,
    skin.shade,
    5,
  );

const ageLines = (sitter: Sitter): string =>
  join(
    fade(0.9, smileLines(sitter)),
    fade(
      0.6,
      stroke(
        `M${MIDDLE - 60} 262Q${MIDDLE} 254 ${MIDDLE + 60} 262M${MIDDLE - 44} 240Q${MIDDLE} 234 ${MIDDLE + 44} 240`,
        sitter.skin.shade,
        4,
      ),
    ),
  );

export function spectacles({ glasses, eye: eyes, face }: Sitter): string {
  if (glasses === 'none') return '';
  const lens = (side: number) => {
    const x = MIDDLE + side * eyes.gap;
    return glasses === 'round'
      ? `<circle cx="${n(x)}" cy="${EYES}" r="37" fill="${colours.paper}" fill-opacity=".12" stroke="#a8761f" stroke-width="6"/>`
      : `<rect x="${n(x - 40)}" y="${EYES - 28}" width="80" height="56" rx="14" fill="${colours.paper}" fill-opacity=".12" stroke="#14110f" stroke-width="7"/>`;
  };
  const colour = glasses === 'round' ? '#a8761f' : '#14110f';
  const reach = glasses === 'round' ? 37 : 40;
  return join(
    lens(-1),
    lens(1),
    stroke(
      `M${n(MIDDLE - eyes.gap + reach)} ${EYES - 6}q${n(eyes.gap - reach)} -9 ${n(2 * (eyes.gap - reach))} 0M${n(MIDDLE - eyes.gap - reach)} ${EYES - 6}L${n(MIDDLE - face.half)} ${EYES - 12}M${n(MIDDLE + eyes.gap + reach)} ${EYES - 6}L${n(MIDDLE + face.half)} ${EYES - 12}`,
      colour,
      6,
    ),
  );
}

/** Beards lie over the face and under the mouth. */
export function beard(sitter: Sitter): string {
  const { face, hairColour, mouth: m } = sitter;
  const x = (offset: number) => n(MIDDLE + offset);
  const moustache = path(
    `M${x(-m.width * 0.96)} 438Q${x(-m.width * 0.5)} 420 ${x(0)} 424Q${x(m.width * 0.5)} 420 ${x(m.width * 0.96)} 438Q${x(m.width * 0.4)} 430 ${x(0)} 433Q${x(-m.width * 0.4)} 430 ${x(-m.width * 0.96)} 438z`,
    hairColour,
  );
  const chin = path(
    `M${x(-m.width * 0.62)} ${n(face.chinY - 36)}Q${x(0)} 466 ${x(m.width * 0.62)} ${n(face.chinY - 36)}Q${x(m.width * 0.62)} ${n(face.chinY + 8)} ${x(0)} ${n(face.chinY + 10)}T${x(-m.width * 0.62)} ${n(face.chinY - 36)}z`,
    hairColour,
  );
  const full = path(
    `M${x(-face.half - 1)} 350Q${x(-face.half * 0.86)} 420 ${x(-m.width - 12)} 424Q${x(-m.width * 0.5)} 416 ${x(0)} 420Q${x(m.width * 0.5)} 416 ${x(m.width + 12)} 424Q${x(face.half * 0.86)} 420 ${x(face.half + 1)} 350Q${x(face.half)} 410 ${x(face.jaw + 3)} 432C${x(face.jaw * 0.84)} 476 ${x(face.chin * 1.4)} ${n(face.chinY + 16)} ${x(0)} ${n(face.chinY + 16)}C${x(-face.chin * 1.4)} ${n(face.chinY + 16)} ${x(-face.jaw * 0.84)} 476 ${x(-face.jaw - 3)} 432Q${x(-face.half)} 410 ${x(-face.half - 1)} 350z`,
    hairColour,
  );
  return {
    none: '',
    stubble: clip(faceOutline(sitter), fade(0.32, full)),
    goatee: join(moustache, chin),
    full,
    moustache,
  }[sitter.beard];
}
