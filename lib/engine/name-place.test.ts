import { expect, it } from 'vitest';
import { registry } from '@/blocks/registry';
import { namePlace } from './name-place';

it.each([
  ['gallery', 'props.pictures.0.image', 'Pictures, 1, Picture'],
  ['call-to-action', 'props.heading', 'Heading'],
  ['agent-profile', 'bind.query.slug', 'Where its content comes from'],
  ['columns', 'slots.first.0', 'First column'],
  ['hero', 'props', null],
  ['hero', 'type', null],
])('a place in %s is called as its form calls it: %s', (type, path, words) => {
  expect(namePlace(path, registry.get(type))).toBe(words);
});
