import { expect, it } from 'vitest';
import { registry } from '@/blocks/registry';
import { pathLabel } from './path-label';

it.each([
  ['gallery', 'props.pictures.0.image', 'Pictures, 1, Picture'],
  ['call-to-action', 'props.heading', 'Heading'],
  ['agent-profile', 'bind.query.slug', 'Content source'],
  ['columns', 'slots.first.0', 'First column'],
  ['hero', 'props', null],
  ['hero', 'type', null],
])('a path in %s has the label of its form: %s', (type, path, label) => {
  expect(pathLabel(path, registry.get(type))).toBe(label);
});
