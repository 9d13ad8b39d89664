import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Palette, paletteSchema } from '@/schemas/palette';
import { contrast } from './contrast';

type Roles = Record<string, string>;
const read = (sheet: string) => readFileSync(new URL(`./styles/${sheet}.css`, import.meta.url), 'utf8');
const css = read('tokens');
const palettes = read('palettes');
const paintsIn = (text: string) =>
  new Map([...text.matchAll(/--paint-([\w-]+): (#\w+);/g)].map(([, name = '', value = '']) => [name, value]));
const ownPaints = paintsIn(palettes.slice(0, palettes.indexOf('}')));

/** What a rule declares, as it stands. */
function declared(block: string): Roles {
  const pairs = [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)];
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, value]));
}

/** The paints of a palette: the house's own, and what it puts in their place. */
function paintsOf(palette: Palette): ReadonlyMap<string, string> {
  if (palette === 'forest') return ownPaints;
  const [, rule] = new RegExp(`header\\[data-palette="${palette}"\\]\\)([^}]+)`).exec(palettes) ?? [];
  if (!rule) throw new Error(`palettes.css does not have ${palette}`);
  return new Map([...ownPaints, ...paintsIn(rule)]);
}

const painted = (roles: Roles, paints: ReadonlyMap<string, string>): Roles =>
  Object.fromEntries(
    Object.entries(roles).map(([role, value]) => [
      role,
      value.replace(/^var\(--paint-([\w-]+)\)$/, (_, paint: string) => paints.get(paint) ?? ''),
    ]),
  );

function rule(selector: string): Roles {
  const start = css.indexOf(`${selector} {`, css.indexOf('@utility dark-roles'));
  if (start < 0) throw new Error(`tokens.css has no rule ${selector}`);
  return declared(css.slice(start, css.indexOf('}', start)));
}

const light = rule(':root');
const dark = { ...light, ...rule('@utility dark-roles'), ...rule('@utility dark-grounds') };
const side = (place: 'light' | 'dark'): Roles => (place === 'light' ? light : dark);

/** A band paints its own ground, on either side of the page, and shows the dark twin of all else. */
function band(name: 'ink' | 'forest', place: 'light' | 'dark'): Roles {
  const ground = side(place)[`surface-${name}`] ?? '';
  const shared = rule('[data-surface="ink"],\n  [data-surface="forest"]');
  const own = css.slice(css.lastIndexOf(`[data-surface="${name}"] {`));
  return {
    ...side('dark'),
    ...shared,
    ...declared(own.slice(0, own.indexOf('}'))),
    surface: ground,
  };
}

const places = {
  'light page': side('light'),
  'dark page': side('dark'),
  'ink on a light page': band('ink', 'light'),
  'ink on a dark page': band('ink', 'dark'),
  'forest on a light page': band('forest', 'light'),
  'forest on a dark page': band('forest', 'dark'),
};
const looks = paletteSchema.options.flatMap((palette) =>
  Object.entries(places).map(
    ([place, roles]) => [palette, place, painted(roles, paintsOf(palette))] as const,
  ),
);
const grounds = ['surface', 'surface-raised', 'surface-sunken'];
const words = ['text', 'text-muted', 'accent-strong', 'link', 'positive', 'negative'];
const fixed = [
  ['action-text', 'action'],
  ['action-text', 'action-hover'],
  ['positive', 'positive-soft'],
  ['text', 'accent-soft'],
  ['text', 'positive-soft'],
] as const;

describe.each(looks)('%s: %s', (_palette, _place, roles) => {
  const ratio = (one: string, other: string) => contrast(roles[one] ?? '', roles[other] ?? '');

  test.each(words.flatMap((word) => grounds.map((ground) => [word, ground] as const)))(
    '%s can be read on %s',
    (word, ground) => expect(ratio(word, ground)).toBeGreaterThanOrEqual(4.5),
  );

  test.each(fixed)('%s can be read on %s', (word, ground) =>
    expect(ratio(word, ground)).toBeGreaterThanOrEqual(4.5),
  );

  test.each(grounds)('the track of a bar can be told from %s and from the bar', (ground) => {
    expect(ratio('track', ground)).toBeGreaterThanOrEqual(1.25);
    for (const bar of ['link', 'accent']) expect(ratio(bar, 'track')).toBeGreaterThanOrEqual(1.5);
  });

  test.each(grounds)('focus rings and the edges of controls stand out on %s', (ground) => {
    expect(ratio('focus', ground)).toBeGreaterThanOrEqual(3);
    expect(ratio('line-strong', ground)).toBeGreaterThanOrEqual(3);
  });
});

test('words on the dark grounds can be read on both sides', () => {
  const sides = looks.filter(([, place]) => place === 'light page' || place === 'dark page');
  for (const [, , roles] of sides) {
    for (const ground of ['surface-ink', 'surface-forest']) {
      expect(contrast(roles['text-inverse'] ?? '', roles[ground] ?? '')).toBeGreaterThanOrEqual(4.5);
    }
  }
});

test('a palette puts other paints in the place of the same ones', () => {
  const [one = new Map<string, string>(), ...others] = paletteSchema.options
    .slice(1)
    .map((palette) => [...paintsOf(palette)].filter(([name, value]) => ownPaints.get(name) !== value));
  const names = [...one].map(([name]) => name);
  expect(names.length).toBeGreaterThan(10);
  for (const other of others) expect(other.map(([name]) => name)).toEqual(names);
  expect([...paintsIn(palettes).keys()].filter((name) => !ownPaints.has(name))).toEqual([]);
});

test('every role has a dark twin', () => {
  const twins = { ...rule('@utility dark-roles'), ...rule('@utility dark-grounds') };
  expect(Object.keys(twins).toSorted()).toEqual(Object.keys(light).toSorted());
});

test('gold is too pale for words on paper, so that nobody is tempted', () => {
  const roles = painted(side('light'), ownPaints);
  expect(contrast(roles.accent ?? '', roles.surface ?? '')).toBeLessThan(4.5);
});
