// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { registry } from '@/blocks/registry';
import { bindingsOf } from '@/lib/engine/bindings-of';
import { bindingEntries } from '@/schemas/bindings/catalogue';
import { BindingForm } from './binding-form';
import { describeQuery } from './describe-query';

const ignore = () => undefined;

/** The form of a block that takes its content from nowhere yet. */
function draw(
  type: string,
  faults = ['Choose where it comes from'],
  provided: readonly string[] = [],
): string {
  const given = { bind: null, mayBeWritten: false, result: null, faults };
  const container = document.createElement('div');
  container.innerHTML = renderToStaticMarkup(
    <BindingForm
      {...given}
      entries={bindingsOf(bindingEntries, type)}
      provided={new Set(provided)}
      disabled={false}
      change={ignore}
      draw={({ name }) => <i>{name}</i>}
    />,
  );
  return container.textContent ?? '';
}

it('where content can come from one source only, that is not asked: what is sought there is', () => {
  expect(bindingsOf(bindingEntries, 'listing-detail')).toHaveLength(1);
  expect(draw('listing-detail')).toMatch(/Which one/);
  expect(draw('listing-detail')).not.toContain('A listing');
});

it('where there are several, one is chosen first', () => {
  const several = registry.all.find(({ type }) => bindingsOf(bindingEntries, type).length > 1);
  if (!several) throw new Error('Every block has one source');
  const [first] = bindingsOf(bindingEntries, several.type);
  expect(draw(several.type)).toContain(first && describeQuery(first.query).label);
  expect(draw(several.type)).not.toMatch(/Which one/);
});

it('a block of a page without such a record says so, and what to do, and not that something is looked up', () => {
  const needed = draw('listing-detail');
  expect(needed).toContain('This page has no listing of its own. Choose a certain listing below');
  expect(needed).not.toContain('leave it');
  expect(needed).toContain('No listing yet');
  expect(needed).not.toMatch(/Looking …|The page’s own listing/);
  expect(draw('inquiry-form', [])).toContain('or leave it: the block does without');
  const ofListing = draw('inquiry-form', [], ['listing']);
  expect(ofListing).toContain(
    'No listing is chosen yet. Choose the page’s own listing, or a certain one, below',
  );
});
