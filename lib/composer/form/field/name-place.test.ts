import { expect, it } from 'vitest';
import { registry } from '@/blocks/registry';
import { fieldsOf } from './described-field';
import { namePlace } from './name-place';

it.each([
  ['gallery', 'props.pictures.0.image', 'Pictures, 1, Picture'],
  ['call-to-action', 'props.heading', 'Heading'],
  ['agent-profile', 'bind', 'Where its content comes from'],
  ['hero', 'props', null],
])('a place in %s is called as its form calls it: %s', (type, path, words) => {
  expect(namePlace(path, fieldsOf(registry.get(type)?.describe()))).toBe(words);
});
