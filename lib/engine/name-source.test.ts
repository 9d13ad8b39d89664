import { expect, it } from 'vitest';
import { bindingEntries } from '@/schemas/bindings/catalogue';
import { nameSource } from './name-source';

it.each(bindingEntries.map(({ query }) => query.source))('the source %s is told in words', (source) => {
  const name = nameSource({ source, query: {} });
  expect(name).toMatch(/^[a-z][a-z’ ]+$/);
  expect(name).not.toContain('-');
});

it('a blog post is called one, and what is not known is not called at all', () => {
  expect(nameSource({ source: 'post', query: {} })).toBe('a blog post');
  for (const bind of [{ source: 'old-source' }, undefined, 'post', { source: 7 }])
    expect(nameSource(bind)).toBeNull();
});
