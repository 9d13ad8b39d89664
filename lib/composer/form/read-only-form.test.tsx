// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { registry } from '@/blocks/registry';
import { BlockForm } from './block-form';

const noop = () => undefined;

/**
 * Renders the form of a hero without text, with a heading supplied by an office and a link to the picture of
 * the office.
 */
function renderForm(reason: string | null): HTMLElement {
  const definition = registry.get('hero');
  if (!definition) throw new Error('There is no hero');
  const { container } = render(
    <BlockForm
      node={{ id: 'a', type: 'hero', version: 0, props: {} }}
      {...{
        definition,
        reason,
        issues: [],
        pathOf: noop,
        canCreate: () => false,
        onChange: noop,
        onFocusChange: noop,
        target: null,
      }}
      supplied={new Map([['heading', { text: 'Osu', from: 'an office' }]])}
      binding={null}
      recordPictures={<a href="/admin">Replace picture</a>}
    />,
  );
  return container;
}
const fieldOf = (container: HTMLElement, name: string) =>
  container.querySelector<HTMLTextAreaElement>(`[data-path="${name}"] textarea`);

it('read-only form › renders fields as text, after what can be changed', () => {
  const container = renderForm('The network’s');
  const form = container.querySelector('form.is-read');
  expect(form?.firstElementChild?.textContent).toBe('Replace picture');
  expect(form?.children[1]?.textContent).toContain('fields below are read only');
  expect(fieldOf(container, 'intro')?.disabled).toBe(true);
  expect(fieldOf(container, 'intro')?.placeholder).toBe('Empty');
  expect(form?.textContent).toContain('Comes from an office and is edited there');
  expect(form?.textContent).not.toContain('Type here');
});

it('supplied field › is rendered as text until it is overridden, and says where it is changed', () => {
  const container = renderForm(null);
  expect(container.querySelector('form.is-read')).toBeNull();
  const suppliedField = container.querySelector('[data-supplied]');
  expect(suppliedField?.getAttribute('data-path')).toBe('heading');
  expect(suppliedField?.textContent).toContain('edited there. Type here to override it');
  expect(container.querySelectorAll('[data-supplied]')).toHaveLength(1);
});
