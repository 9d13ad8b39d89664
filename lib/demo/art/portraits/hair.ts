import { clip, disc, fade, join, many, n, oval, path, stroke } from '../svg';
import { faceOutline, MIDDLE } from './face';
import type { Sitter } from './sitter';

const x = (offset: number) => n(MIDDLE + offset);

/** A cap of hair from temple to temple; `lift` is how far it rises over the crown, `line` where it starts. */
const cap = (half: number, lift: number, line: number, temple: number, colour: string): string =>
  path(
    `M${x(-half - 3)} ${temple}C${x(-half - 12)} ${n(230)} ${x(-half * 0.9)} ${n(176 - lift)} ${x(0)} ${n(176 - lift)}C${x(half * 0.9)} ${n(176 - lift)} ${x(half + 12)} 230 ${x(half + 3)} ${temple}L${x(half - 6)} ${temple - 6}Q${x(half - 10)} ${line + 34} ${x(half * 0.74)} ${line + 10}Q${x(0)} ${line - 22} ${x(-half * 0.74)} ${line + 10}Q${x(-half + 10)} ${line + 34} ${x(-half + 6)} ${temple - 6}z`,
    colour,
  );

type Draw = (half: number, colour: string, sitter: Sitter) => string;

const behind: Partial<Record<Sitter['hair'], Draw>> = {
  afro: (h, colour) =>
    join(
      disc(MIDDLE, 282, h + 78, colour),
      disc(MIDDLE - h * 0.9, 330, 76, colour),
      disc(MIDDLE + h * 0.9, 330, 76, colour),
    ),
  natural: (h, colour) =>
    path(
      `M${x(-h - 22)} 350C${x(-h - 50)} 190 ${x(-h * 0.6)} 118 ${x(0)} 118C${x(h * 0.6)} 118 ${x(h + 50)} 190 ${x(h + 22)} 350z`,
      colour,
    ),
  bun: (_h, colour, _sitter) =>
    join(
      oval(MIDDLE, 122, 74, 66, colour),
      fade(
        0.3,
        stroke(`M${x(-44)} 118Q${x(0)} 84 ${x(44)} 118M${x(-30)} 146Q${x(0)} 120 ${x(30)} 146`, '#6d5a4c', 4),
      ),
    ),
  braids: (h, colour) =>
    path(
      `M${x(-h - 14)} 260C${x(-h - 70)} 420 ${x(-h - 60)} 600 ${x(-h - 66)} 690H${x(-h * 0.3)}V420H${x(h * 0.3)}V690H${x(h + 66)}C${x(h + 60)} 600 ${x(h + 70)} 420 ${x(h + 14)} 260z`,
      colour,
    ),
  bob: (h, colour) =>
    path(
      `M${x(-h - 20)} 240C${x(-h - 56)} 360 ${x(-h - 50)} 470 ${x(-h - 34)} 520Q${x(-h * 0.6)} 540 ${x(-h * 0.4)} 500H${x(h * 0.4)}Q${x(h * 0.6)} 540 ${x(h + 34)} 520C${x(h + 50)} 470 ${x(h + 56)} 360 ${x(h + 20)} 240z`,
      colour,
    ),
  cornrows: (_h, colour, _sitter) => disc(MIDDLE + 10, 150, 56, colour),
  wrap: (h, _colour, sitter) =>
    join(
      oval(MIDDLE + h * 0.86, 190, 74, 62, sitter.wrapColours[0]),
      fade(0.25, oval(MIDDLE + h * 0.9, 196, 56, 44, '#14110f')),
    ),
};

/** Hair seen behind the head and shoulders. */
export const hairBehind = (sitter: Sitter): string =>
  behind[sitter.hair]?.(sitter.face.half, sitter.hairColour, sitter) ?? '';

const threadsOfWrap = (half: number): string =>
  fade(
    0.28,
    stroke(
      `M${x(-half - 10)} 250Q${x(-20)} 190 ${x(half + 12)} 256M${x(-half - 16)} 216Q${x(-10)} 130 ${x(half + 20)} 214M${x(-half)} 176Q${x(0)} 84 ${x(half + 6)} 170`,
      '#14110f',
      6,
    ),
  );

/** A wrapped headcloth: a low one with a knot, or a high crown. */
function wrap({ face, wrapColours }: Sitter, high: boolean): string {
  const h = face.half;
  const top = high ? 84 : 108;
  const spread = high ? 34 : 18;
  return join(
    path(
      `M${x(-h - 8)} 300C${x(-h - 30 - spread)} 190 ${x(-h * 0.8 - spread)} ${top} ${x(0)} ${top}C${x(h * 0.8 + spread)} ${top} ${x(h + 30 + spread)} 190 ${x(h + 8)} 300Q${x(h * 0.7)} 214 ${x(0)} 212T${x(-h - 8)} 300z`,
      wrapColours[0],
    ),
    path(
      `M${x(-h - 10)} 300Q${x(-h * 0.7)} 214 ${x(0)} 212T${x(h + 10)} 300L${x(h + 20)} 262Q${x(h * 0.6)} 172 ${x(0)} 174T${x(-h - 20)} 262z`,
      wrapColours[1],
    ),
    threadsOfWrap(h),
    high
      ? path(
          `M${x(-h * 0.46)} 112Q${x(-h * 0.2)} 70 ${x(10)} 98Q${x(h * 0.3)} 66 ${x(h * 0.56)} 116Q${x(h * 0.1)} 136 ${x(-h * 0.46)} 112z`,
          wrapColours[1],
        )
      : '',
  );
}

const fineLines = (colour: string, lines: string): string => fade(0.35, stroke(lines, colour, 4));

const inFront: Partial<Record<Sitter['hair'], Draw>> = {
  fade: (h, colour, sitter) =>
    join(clip(faceOutline(sitter), fade(0.5, cap(h, 8, 226, 336, colour))), cap(h - 3, 14, 222, 264, colour)),
  crop: (h, colour) => cap(h, 20, 224, 318, colour),
  receding: (h, colour) =>
    join(
      fade(
        0.95,
        path(
          `M${x(-h - 4)} 336C${x(-h - 16)} 250 ${x(-h)} 214 ${x(-h * 0.72)} 196Q${x(-h * 0.78)} 250 ${x(-h + 8)} 326zM${x(h + 4)} 336C${x(h + 16)} 250 ${x(h)} 214 ${x(h * 0.72)} 196Q${x(h * 0.78)} 250 ${x(h - 8)} 326z`,
          colour,
        ),
      ),
      fade(
        0.45,
        path(`M${x(-h * 0.72)} 196Q${x(0)} 140 ${x(h * 0.72)} 196Q${x(0)} 176 ${x(-h * 0.72)} 196z`, colour),
      ),
    ),
  twists: (h, colour) =>
    join(
      cap(h, 14, 226, 300, colour),
      many(15, (i) => {
        const t = (i / 14) * 2 - 1;
        return oval(MIDDLE + t * h * 0.98, 196 - (1 - t * t) * 44, 17, 27, colour);
      }),
      many(9, (i) => {
        const t = (i / 8) * 2 - 1;
        return oval(MIDDLE + t * h * 0.7, 168 - (1 - t * t) * 38, 17, 25, colour);
      }),
    ),
  cap: (h, _colour, sitter) =>
    join(
      path(
        `M${x(-h - 6)} 276L${x(-h + 2)} 150Q${x(0)} 108 ${x(h - 2)} 150L${x(h + 6)} 276Q${x(0)} 206 ${x(-h - 6)} 276z`,
        sitter.wrapColours[0],
      ),
      path(
        `M${x(-h - 6)} 276L${x(-h - 3)} 238Q${x(0)} 168 ${x(h + 3)} 238L${x(h + 6)} 276Q${x(0)} 206 ${x(-h - 6)} 276z`,
        sitter.wrapColours[1],
      ),
      fade(
        0.8,
        many(5, (i) =>
          path(
            `M${x(-h * 0.7 + i * h * 0.35 - 9)} ${n(184 - (i === 2 ? 14 : i % 2 ? 11 : 0))}l9 -14l9 14l-9 14z`,
            sitter.wrapColours[1],
          ),
        ),
      ),
    ),
  natural: (h, colour) => cap(h + 2, 40, 226, 306, colour),
  afro: (h, colour) => cap(h + 2, 60, 228, 316, colour),
  bun: (h, colour) =>
    join(
      cap(h + 1, 14, 228, 300, colour),
      fineLines(
        '#6d5a4c',
        `M${x(-h * 0.7)} 226Q${x(-30)} 170 ${x(-10)} 166M${x(h * 0.7)} 226Q${x(30)} 170 ${x(10)} 166M${x(-30)} 208Q${x(-12)} 180 ${x(-4)} 166`,
      ),
    ),
  braids: (h, colour) =>
    join(
      path(
        `M${x(-h - 16)} 420C${x(-h - 40)} 200 ${x(-h * 0.7)} 142 ${x(0)} 142C${x(h * 0.7)} 142 ${x(h + 40)} 200 ${x(h + 16)} 420L${x(h - 4)} 330Q${x(h - 6)} 240 ${x(4)} 206Q${x(-h + 6)} 240 ${x(-h + 4)} 330z`,
        colour,
      ),
      fineLines(
        '#6d5a4c',
        `M${x(4)} 150V204M${x(-30)} 156Q${x(-70)} 200 ${x(-h + 2)} 300M${x(-60)} 168Q${x(-h)} 220 ${x(-h - 8)} 380M${x(38)} 156Q${x(78)} 200 ${x(h - 2)} 300M${x(66)} 168Q${x(h)} 220 ${x(h + 8)} 380`,
      ),
    ),
  bob: (h, colour) =>
    path(
      `M${x(-h - 22)} 430C${x(-h - 46)} 220 ${x(-h * 0.7)} 138 ${x(10)} 138C${x(h * 0.8)} 138 ${x(h + 46)} 220 ${x(h + 22)} 430Q${x(h + 2)} 320 ${x(h * 0.76)} 246Q${x(h * 0.2)} 236 ${x(-h * 0.3)} 196Q${x(-h * 0.6)} 262 ${x(-h + 2)} 300Q${x(-h - 4)} 350 ${x(-h - 22)} 430z`,
      colour,
    ),
  cornrows: (h, colour) =>
    join(
      cap(h, 10, 224, 306, colour),
      fineLines(
        '#8a7565',
        `M${x(-70)} 222Q${x(-48)} 178 ${x(-20)} 168M${x(-38)} 212Q${x(-24)} 180 ${x(-8)} 166M${x(0)} 208V166M${x(38)} 212Q${x(24)} 180 ${x(8)} 166M${x(70)} 222Q${x(48)} 178 ${x(20)} 168M${x(-h + 6)} 252Q${x(-h * 0.8)} 190 ${x(-36)} 172M${x(h - 6)} 252Q${x(h * 0.8)} 190 ${x(36)} 172`,
      ),
    ),
  wrap: (_h, _colour, sitter) => wrap(sitter, false),
  'crown-wrap': (_h, _colour, sitter) => wrap(sitter, true),
};

/** Hair lying on the forehead and crown, drawn over the face. */
export const hairInFront = (sitter: Sitter): string =>
  inFront[sitter.hair]?.(sitter.face.half, sitter.hairColour, sitter) ??
  fade(0.3, oval(MIDDLE - sitter.face.half * 0.3, 208, sitter.face.half * 0.36, 20, sitter.skin.lit));
