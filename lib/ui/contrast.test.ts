import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast } from './contrast';

type Roles = Record<string, string>;
const css = readFileSync(new URL('./styles/tokens.css', import.meta.url), 'utf8');
const paints = new Map(
  [...css.matchAll(/--paint-(\w+): (#\w+);/g)].map(([, name = '', value = '']) => [name, value]),
);

/** What a rule declares, paints resolved. */
function declared(block: string): Roles {
  const pairs = [...block.matchAll(/--([\w-]+):\s*(?:var\(--paint-(\w+)\)|([^;]+));/g)];
  return Object.fromEntries(
    pairs.map(([, name = '', paint = '', value = paints.get(paint) ?? '']) => [name, value]),
  );
}

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
const grounds = ['surface', 'surface-raised', 'surface-sunken'];
const words = ['text', 'text-muted', 'accent-strong', 'link', 'positive', 'negative'];
const fixed = [
  ['action-text', 'action'],
  ['action-text', 'action-hover'],
  ['positive', 'positive-soft'],
  ['text', 'accent-soft'],
  ['text', 'positive-soft'],
] as const;

describe.each(Object.entries(places))('%s', (_name, roles) => {
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
  for (const roles of [side('light'), side('dark')]) {
    for (const ground of ['surface-ink', 'surface-forest']) {
      expect(contrast(roles['text-inverse'] ?? '', roles[ground] ?? '')).toBeGreaterThanOrEqual(4.5);
    }
  }
});

test('every role has a dark twin', () => {
  const twins = { ...rule('@utility dark-roles'), ...rule('@utility dark-grounds') };
  expect(Object.keys(twins).toSorted()).toEqual(Object.keys(light).toSorted());
});

test('gold is too pale for words on paper, so that nobody is tempted', () => {
  const roles = side('light');
  expect(contrast(roles.accent ?? '', roles.surface ?? '')).toBeLessThan(4.5);
});
