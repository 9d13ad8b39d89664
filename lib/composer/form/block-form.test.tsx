// @vitest-environment jsdom
import { act, fireEvent, render } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { registry } from '@/blocks/registry';
import type { Block } from '@/lib/engine/block';
import { BlockForm } from './block-form';

const blockOf = (type: string) => {
  const block = registry.get(type);
  if (!block) throw new Error(`There is no ${type}`);
  return block;
};
const link = (label: string) => ({ label, to: { url: `https://example.com/${label}` } });
const first = { heading: 'Three links', actions: [link('one'), link('two')] };

/** The form as the composer uses it: changes are validated and passed back as props. */
function TestForm({ props: initialProps, block }: { props: object; block: Block }): ReactElement {
  const [props, setProps] = useState<Record<string, unknown>>({ ...initialProps });
  stored = props;
  const node = { id: 'a', type: block.type, version: 0, props };
  return (
    <BlockForm
      node={node}
      definition={block}
      issues={block.check(JSON.parse(JSON.stringify(node)), { severity: 'publish', supplied: [] })}
      reason={null}
      supplied={new Map()}
      pathOf={() => undefined}
      canCreate={() => false}
      onFocusChange={(name) => focused.push(name)}
      binding={null}
      recordPictures={null}
      target={target}
      onChange={(name, value) =>
        setProps(({ [name]: _before, ...rest }) => (value === undefined ? rest : { ...rest, [name]: value }))
      }
    />
  );
}

let stored: Record<string, unknown> = {};
let target: { path: string } | null = null;
const focused: (string | null)[] = [];
let container: HTMLElement;

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  container = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  target = null;
});

const renderForm = (props: object, type = 'call-to-action') =>
  render(<TestForm props={props} block={blockOf(type)} />, { container });
const button = (name: string) =>
  [...container.querySelectorAll('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent?.trim()) === name,
  );
const press = async (name: string) => {
  act(() => button(name)?.focus());
  act(() => button(name)?.click());
  await act(() => new Promise((resolve) => setTimeout(resolve)));
};
const labels = () => (Array.isArray(stored.actions) ? stored.actions.map((one) => one.label) : []);
const heading = () => container.querySelector<HTMLTextAreaElement>('[data-path="heading"] textarea');
const type = (field: HTMLTextAreaElement | null, text: string) =>
  field && fireEvent.input(field, { target: { value: text } });
const announcements = () =>
  [...container.querySelectorAll('form > [role="status"]')].map(({ textContent }) => textContent).join();

it('block form › moves an entry together with its unsaved state and the focus', async () => {
  renderForm(first);
  const [kind] = container.querySelectorAll('select');
  if (kind) fireEvent.change(kind, { target: { value: 'office' } });
  expect(container.querySelector('[data-path="actions.0"]')?.textContent).toContain(
    'Choose the target: an office. Until then it links to https://example.com/one.',
  );
  await press('Move link 1 down');
  expect(labels()).toEqual(['two', 'one']);
  expect([...container.querySelectorAll('select')].map(({ value }) => value)).toEqual(['url', 'office']);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move link 2 down');
  expect(announcements()).toBe('Moved to position 2 of 2');
});

it('block form › has a link to the appearance fields at its end', async () => {
  renderForm(first);
  await press('Appearance');
  expect(document.activeElement?.closest('section')?.getAttribute('aria-label')).toBe('Appearance');
});

it('block form › removes an entry, restores it, and announces both', async () => {
  renderForm(first);
  await press('Remove link 1');
  expect(labels()).toEqual(['two']);
  expect(document.activeElement?.getAttribute('aria-expanded')).toBe('true');
  expect(announcements()).toMatch(/^link 1 removed/);
  await press('Restore link 1');
  expect(labels()).toEqual(['one', 'two']);
});

it('block form › inserts a copy after the original, up to the maximum number of entries', async () => {
  renderForm({ ...first, actions: [link('one')] });
  await press('Duplicate link 1');
  expect(labels()).toEqual(['one', 'one']);
  expect(button('Add link')?.disabled).toBe(true);
  await press('Duplicate link 1');
  expect(labels()).toEqual(['one', 'one']);
});

it('block form › focuses the field of an issue and expands the entries around it', async () => {
  renderForm({ heading: '', actions: [link('one'), { to: { url: 'https://example.com' } }] });
  act(() => container.querySelector<HTMLElement>('[data-act="toggle"][aria-expanded="true"]')?.click());
  act(() => [...container.querySelectorAll<HTMLElement>('[data-act="toggle"]')].at(1)?.click());
  expect(container.querySelectorAll('[data-act="toggle"][aria-expanded="false"]')).toHaveLength(2);
  await press('Heading');
  expect(document.activeElement?.closest('[data-path]')?.getAttribute('data-path')).toBe('heading');
  await press('Buttons, 2');
  expect(document.activeElement?.closest('[data-path]')?.getAttribute('data-path')).toBe('actions.1');
  expect(container.querySelectorAll('[data-act="toggle"][aria-expanded="true"]')).toHaveLength(1);
});

it('block form › reports a partially typed link target only after the field loses the focus', () => {
  renderForm({ ...first, actions: [{ label: 'Ask', to: { url: 'https:/' } }] });
  const entry = container.querySelector('[data-path="actions.0"]');
  const input = entry?.querySelector<HTMLInputElement>('[inputmode="url"]');
  const isInvalid = () => [
    input?.getAttribute('aria-invalid'),
    entry?.querySelector('p.text-negative') !== null,
  ];
  act(() => input?.focus());
  expect(isInvalid()).toEqual(['false', false]);
  act(() => input?.blur());
  expect(isInvalid()).toEqual(['true', true]);
  act(() => entry?.querySelector('input')?.focus());
  expect(isInvalid()).toEqual(['true', true]);
});

it('block form › explains issues in plain language, and preserves invalid text', () => {
  renderForm({ heading: 'x'.repeat(130), actions: [{ label: 'Ask', to: { url: 'javascript:' } }] });
  const heading = container.querySelector<HTMLTextAreaElement>('[data-path="heading"] textarea');
  expect(heading?.value).toHaveLength(130);
  expect(heading?.getAttribute('aria-invalid')).toBe('true');
  expect(container.textContent).toContain('130 of 120');
  expect(container.textContent).toContain('Enter an address such as https://example.com/page');
});

it.each([
  ['office-hero', { heading: 'Sell well', actions: [] }, {}],
  ['call-to-action', { heading: 'Sell well' }, { heading: '' }],
])('block form › %s: omits an emptied optional heading', (blockType, props, emptied) => {
  renderForm(props, blockType);
  type(heading(), '');
  const { actions: _actions, ...otherProps } = stored;
  expect(otherProps).toEqual(emptied);
});

it('block form › reports which field has the focus, and when none has', () => {
  renderForm(first);
  focused.length = 0;
  const heading = container.querySelector<HTMLTextAreaElement>('[data-path="heading"] textarea');
  act(() => heading?.focus());
  act(() => heading?.blur());
  expect(focused).toEqual(['heading', null]);
});

it.each([
  ['To be written: heading', [0, 22]],
  ['Sell well', [9, 9]],
])('block form › selects placeholder text on focus: %s', (text, chosen) => {
  renderForm({ ...first, heading: text });
  const heading = container.querySelector<HTMLTextAreaElement>('[data-path="heading"] textarea');
  heading?.setSelectionRange(text.length, text.length);
  act(() => heading?.focus());
  expect([heading?.selectionStart, heading?.selectionEnd]).toEqual(chosen);
});

it('block form › updates the issue summary only after the field loses the focus, so that the layout does not shift', () => {
  renderForm(first);
  const summary = () => container.querySelector('[aria-label="Issues"]');
  act(() => heading()?.focus());
  type(heading(), 'x'.repeat(130));
  expect(heading()?.getAttribute('aria-invalid')).toBe('true');
  expect(summary()).toBeNull();
  act(() => heading()?.blur());
  expect(summary()?.textContent).toContain('Heading');
});

it('block form › focuses the field of an issue that was selected elsewhere, also in a collapsed entry', async () => {
  const props = { heading: 'Three links', actions: ['one', 'two', 'three'].map(link) };
  const navigateTo = async (path: string, value: string) => {
    target = { path };
    renderForm(props);
    await vi.waitFor(() => expect(focusedValue()).toBe(value));
  };
  await navigateTo('props.actions.2.label', 'three');
  await navigateTo('props.heading', 'Three links');
});

const focusedValue = () => {
  const { activeElement: field } = document;
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : null;
};

it('block form › explains the figures of a text below it, and lists them after an opening brace', () => {
  const fieldText = () => container.querySelector('[data-path="heading"]')?.textContent ?? '';
  renderForm(first);
  expect(fieldText()).not.toContain('{');
  type(heading(), '{offices.count} doors');
  expect(fieldText()).toContain('{offices.count}: number of open offices');
  expect(fieldText()).not.toContain('{towns.count}');
  type(heading(), 'In {');
  expect(fieldText()).toContain('{towns.count}: number of towns with open offices');
  type(heading(), '{shops.count} shops');
  expect(fieldText()).toContain('{shops.count} is not an available figure');
});
