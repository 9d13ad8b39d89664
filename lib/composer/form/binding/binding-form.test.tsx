// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { registry } from '@/blocks/registry';
import { bindingsOf } from '@/lib/engine/bindings-of';
import { bindingEntries } from '@/schemas/bindings/catalogue';
import { BindingForm } from './binding-form';
import { describeQuery } from './describe-query';

const noop = () => undefined;

/** Text of the form of a block that has no binding yet. */
function renderText(
  type: string,
  issues = ['Choose where it comes from'],
  provided: readonly string[] = [],
): string {
  const formProps = { bind: null, canWriteManually: false, result: null, issues };
  const container = document.createElement('div');
  container.innerHTML = renderToStaticMarkup(
    <BindingForm
      {...formProps}
      entries={bindingsOf(bindingEntries, type)}
      subjectKinds={new Set(provided)}
      disabled={false}
      onChange={noop}
      fieldComponent={({ name }) => <i>{name}</i>}
    />,
  );
  return container.textContent ?? '';
}

it('binding form › shows the parameters at once if there is only one source', () => {
  expect(bindingsOf(bindingEntries, 'listing-detail')).toHaveLength(1);
  expect(renderText('listing-detail')).toMatch(/Name/);
  expect(renderText('listing-detail')).not.toContain('A listing');
});

it('binding form › asks for the source first if there are several', () => {
  const several = registry.all.find(({ type }) => bindingsOf(bindingEntries, type).length > 1);
  if (!several) throw new Error('Every block has one source');
  const [first] = bindingsOf(bindingEntries, several.type);
  expect(renderText(several.type)).toContain(first && describeQuery(first.query).label);
  expect(renderText(several.type)).not.toMatch(/Name/);
});

it('binding form › says that no record is selected and what to do, instead of a lookup status', () => {
  const requiredText = renderText('listing-detail');
  expect(requiredText).toContain('This page has no listing of its own. Choose a specific listing below');
  expect(requiredText).not.toContain('leave it');
  expect(requiredText).toContain('No listing yet');
  expect(requiredText).not.toMatch(/Loading …|The page’s own listing/);
  expect(renderText('inquiry-form', [])).toContain('or leave it empty: it is optional');
  const textWithListing = renderText('inquiry-form', [], ['listing']);
  expect(textWithListing).toContain(
    'No listing selected. Choose the page’s own listing, or a specific one, below',
  );
});
