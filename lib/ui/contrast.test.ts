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

/** The declarations of a rule as written. */
function declared(block: string): Roles {
  const pairs = [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)];
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, value]));
}

/** The colours of a palette: the default ones, and its replacements. */
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
const side = (theme: 'light' | 'dark'): Roles => (theme === 'light' ? light : dark);

/** A band sets its own background in both themes and uses the dark variant of all other roles. */
function band(name: 'ink' | 'forest', theme: 'light' | 'dark'): Roles {
  const ground = side(theme)[`surface-${name}`] ?? '';
  const shared = rule('[data-surface="ink"],\n  [data-surface="forest"]');
  const own = css.slice(css.lastIndexOf(`[data-surface="${name}"] {`));
  return {
    ...side('dark'),
    ...shared,
    ...declared(own.slice(0, own.indexOf('}'))),
    surface: ground,
  };
}

const surfaces = {
  'light page': side('light'),
  'dark page': side('dark'),
  'ink on a light page': band('ink', 'light'),
  'ink on a dark page': band('ink', 'dark'),
  'forest on a light page': band('forest', 'light'),
  'forest on a dark page': band('forest', 'dark'),
};
const combinations = paletteSchema.options.flatMap((palette) =>
  Object.entries(surfaces).map(
    ([surface, roles]) => [palette, surface, painted(roles, paintsOf(palette))] as const,
  ),
);
const grounds = ['surface', 'surface-raised', 'surface-sunken'];
const textRoles = ['text', 'text-muted', 'accent-strong', 'link', 'positive', 'negative'];
const fixedPairs = [
  ['action-text', 'action'],
  ['action-text', 'action-hover'],
  ['positive', 'positive-soft'],
  ['text', 'accent-soft'],
  ['text', 'positive-soft'],
] as const;

describe.each(combinations)('%s: %s', (_palette, _surface, roles) => {
  const ratio = (first: string, second: string) => contrast(roles[first] ?? '', roles[second] ?? '');

  test.each(textRoles.flatMap((role) => grounds.map((ground) => [role, ground] as const)))(
    '%s is readable on %s',
    (role, ground) => expect(ratio(role, ground)).toBeGreaterThanOrEqual(4.5),
  );

  test.each(fixedPairs)('%s is readable on %s', (role, ground) =>
    expect(ratio(role, ground)).toBeGreaterThanOrEqual(4.5),
  );

  test.each(grounds)('the track of a bar contrasts with %s and with the bar', (ground) => {
    expect(ratio('track', ground)).toBeGreaterThanOrEqual(1.25);
    for (const bar of ['link', 'accent']) expect(ratio(bar, 'track')).toBeGreaterThanOrEqual(1.5);
  });

  test.each(grounds)('focus rings and control borders contrast with %s', (ground) => {
    expect(ratio('focus', ground)).toBeGreaterThanOrEqual(3);
    expect(ratio('line-strong', ground)).toBeGreaterThanOrEqual(3);
  });
});

test('text on dark backgrounds is readable in both themes', () => {
  const pages = combinations.filter(([, surface]) => surface === 'light page' || surface === 'dark page');
  for (const [, , roles] of pages) {
    for (const ground of ['surface-ink', 'surface-forest']) {
      expect(contrast(roles['text-inverse'] ?? '', roles[ground] ?? '')).toBeGreaterThanOrEqual(4.5);
    }
  }
});

test('every palette replaces the same colours', () => {
  const [firstPalette = new Map<string, string>(), ...otherPalettes] = paletteSchema.options
    .slice(1)
    .map((palette) => [...paintsOf(palette)].filter(([name, value]) => ownPaints.get(name) !== value));
  const names = [...firstPalette].map(([name]) => name);
  expect(names.length).toBeGreaterThan(10);
  for (const palette of otherPalettes) expect(palette.map(([name]) => name)).toEqual(names);
  expect([...paintsIn(palettes).keys()].filter((name) => !ownPaints.has(name))).toEqual([]);
});

test('every role has a dark variant', () => {
  const twins = { ...rule('@utility dark-roles'), ...rule('@utility dark-grounds') };
  expect(Object.keys(twins).toSorted()).toEqual(Object.keys(light).toSorted());
});

test('gold has too little contrast for text on paper', () => {
  const roles = painted(side('light'), ownPaints);
  expect(contrast(roles.accent ?? '', roles.surface ?? '')).toBeLessThan(4.5);
});
