// @vitest-environment jsdom
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { registry } from '@/blocks/registry';
import { makeListings } from '@/lib/demo/data/listings/listings';
import { posts } from '@/lib/demo/data/posts/posts';
import { pages } from '@/lib/demo/pages/pages';
import { sections } from '@/lib/demo/sections/sections';
import { isNode } from '@/lib/document/nodes';
import { fieldsOf } from '../field/described-field';
import { FieldInput } from '../field-input';

const markdown = { label: 'Text', control: 'markdown', group: 'words' } as const;

/** Every text of the demonstration with a mark or a second line in it. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isNode(value) ? Object.values(value).flatMap(textsIn) : [];
}
const isFormatted = (text: string): boolean => /[\n*_[\]#`|]/.test(text);
const stored = [...new Set(textsIn([pages, sections, posts, makeListings()]))].filter(isFormatted);

const place = document.body.appendChild(document.createElement('div'));
const root = createRoot(place);

/** Opens a field, goes in and out of it. @returns what it shows, and what it has changed. */
function openAndClose(text: string): { shown: string | undefined; changes: unknown[] } {
  const changes: unknown[] = [];
  const field = (
    <FieldInput
      key={text}
      name="text"
      field={markdown}
      value={text}
      change={(value) => changes.push(value)}
      path="text"
      faults={() => []}
      disabled={false}
    />
  );
  flushSync(() => root.render(field));
  const area = place.querySelector('textarea');
  area?.focus();
  area?.blur();
  return { shown: area?.value, changes };
}

it('not a letter of what is stored changes when a field is opened and closed', () => {
  expect(stored.length).toBeGreaterThan(100);
  for (const text of stored) expect(openAndClose(text)).toEqual({ shown: text, changes: [] });
});

it('is what every formatted text of a block is worked on with', () => {
  const controls = registry.all.flatMap((block) =>
    fieldsOf(block.describe()).map(([, { control }]) => control),
  );
  expect(controls.filter((control) => control === 'markdown').length).toBeGreaterThan(2);
});
