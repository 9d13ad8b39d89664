import { expect, it } from 'vitest';
import { bindingEntries } from '@/schemas/bindings/catalogue';
import { sourceLabel } from './source-label';

it.each(bindingEntries.map(({ query }) => query.source))('the source %s has a label', (source) => {
  const name = sourceLabel({ source, query: {} });
  expect(name).toMatch(/^[a-z][a-z’ ]+$/);
  expect(name).not.toContain('-');
});

it('labels a blog post, and returns null for unknown sources', () => {
  expect(sourceLabel({ source: 'post', query: {} })).toBe('a blog post');
  for (const bind of [{ source: 'old-source' }, undefined, 'post', { source: 7 }])
    expect(sourceLabel(bind)).toBeNull();
});
