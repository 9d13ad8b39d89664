import { hash } from './random';

/** A number as short as the picture allows: tenths of a pixel for small measures only. */
export const n = (value: number): string =>
  String(Math.abs(value) < 40 ? Math.round(value * 10) / 10 : Math.round(value));

export const join = (...parts: readonly string[]): string => parts.join('');

/** Repeats a drawing; the callback gets the index. */
export const many = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: Math.max(0, count) }, (_, index) => draw(index)).join('');

export const box = (x: number, y: number, width: number, height: number, fill: string, radius = 0): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${radius ? ` rx="${n(radius)}"` : ''} fill="${fill}"/>`;

export const disc = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"/>`;

export const oval = (x: number, y: number, rx: number, ry: number, fill: string): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"/>`;

/** A filled polygon; coordinates are a flat list x, y, x, y, … */
export const shape = (fill: string, ...coordinates: readonly number[]): string =>
  `<path d="M${coordinates.map(n).join(' ')}z" fill="${fill}"/>`;

export const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;

/** An open line with round ends. */
export const stroke = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** An open line with square cut ends. */
export const rule = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}"/>`;

/** The path of a rectangle, for merging many into one element. */
export const boxPath = (x: number, y: number, width: number, height: number): string =>
  `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z`;

export const fade = (opacity: number, ...parts: readonly string[]): string =>
  `<g opacity="${Math.round(opacity * 100) / 100}">${parts.join('')}</g>`;

/** Moves a part to (x, y), scaled, mirrored left to right when `flip`. */
export const put = (x: number, y: number, content: string, scale = 1, flip = false): string => {
  const factor = Math.round(scale * 1000) / 1000;
  const sized = flip ? ` scale(${-factor} ${factor})` : factor === 1 ? '' : ` scale(${factor})`;
  return `<g transform="translate(${n(x)} ${n(y)})${sized}">${content}</g>`;
};

/** Mirrors a whole picture of the given width left to right. */
export const mirror = (width: number, content: string, really = true): string =>
  really ? `<g transform="translate(${n(width)} 0) scale(-1 1)">${content}</g>` : content;

const defined = (id: string, definition: string): string => `<defs id="${id}">${definition}</defs>`;

/** Draws `content` only inside the outline, given as path commands. */
export const clip = (outline: string, content: string): string => {
  const id = `c${hash(outline).toString(36)}`;
  const definition = defined(id, `<clipPath id="${id}"><path d="${outline}"/></clipPath>`);
  return `${definition}<g clip-path="url(#${id})">${content}</g>`;
};

const colourId = (colour: string): string => colour.replace('#', '');

/** A vertical blend from the top colour to the bottom one; `paint` is what a fill takes. */
export const blend = (top: string, bottom: string): { definition: string; paint: string } => {
  const id = `b${colourId(top)}${colourId(bottom)}`;
  const stops = `<stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/>`;
  return {
    definition: defined(
      `d-${id}`,
      `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops}</linearGradient>`,
    ),
    paint: `url(#${id})`,
  };
};

/** A fine thread pattern to lay over large flat areas. */
export const threads = (colour: string, opacity: number, gap = 8): { definition: string; paint: string } => {
  const id = `t${colourId(colour)}${Math.round(opacity * 100)}-${gap}`;
  const lines = `<path d="M0 ${gap / 2}h${gap}" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${n(gap / 4)}"/>`;
  return {
    definition: defined(
      `d-${id}`,
      `<pattern id="${id}" width="${gap}" height="${gap}" patternUnits="userSpaceOnUse">${lines}</pattern>`,
    ),
    paint: `url(#${id})`,
  };
};

export type Picture = { svg: string; width: number; height: number };

/** Closes a drawing into a document: definitions are collected once each, at the front. */
export function picture(width: number, height: number, ...parts: readonly string[]): Picture {
  const definitions = new Map<string, string>();
  const body = parts.join('').replace(/<defs id="([^"]+)">(.*?)<\/defs>/g, (_, id: string, inner: string) => {
    definitions.set(id, inner);
    return '';
  });
  const head = definitions.size > 0 ? `<defs>${[...definitions.values()].join('')}</defs>` : '';
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return { svg: `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${head}${body}</svg>`, width, height };
}
