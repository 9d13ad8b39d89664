// @vitest-environment jsdom
import { type ReactElement, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { registry } from '@/blocks/registry';
import type { Block } from '@/lib/engine/block';
import { BlockForm } from './block-form';

const blockOf = (type: string) => {
  const found = registry.get(type);
  if (!found) throw new Error(`There is no ${type}`);
  return found;
};
const link = (label: string) => ({ label, to: { url: `https://example.com/${label}` } });
const first = { heading: 'Three links', actions: [link('one'), link('two')] };

/** The form as it stands in the composer: what is changed comes back, checked. */
function Working({ props: given, block }: { props: object; block: Block }): ReactElement {
  const [props, setProps] = useState<Record<string, unknown>>({ ...given });
  stored = props;
  const own = { id: 'a', type: block.type, version: 0, props };
  return (
    <BlockForm
      own={own}
      definition={block}
      faults={block.check(JSON.parse(JSON.stringify(own)), { severity: 'publish', supplied: [] })}
      reason={null}
      supplied={new Map()}
      pathOf={() => undefined}
      mayMake={() => false}
      focus={(name) => focused.push(name)}
      binding={null}
      owned={null}
      sought={sought}
      change={(name, value) =>
        setProps(({ [name]: _before, ...rest }) => (value === undefined ? rest : { ...rest, [name]: value }))
      }
    />
  );
}

let stored: Record<string, unknown> = {};
let sought: { path: string } | null = null;
const focused: (string | null)[] = [];
let place: HTMLElement;
let root: ReturnType<typeof createRoot>;

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(() => {
  sought = null;
  flushSync(() => root.unmount());
  place.remove();
});

const show = (props: object, type = 'call-to-action') =>
  flushSync(() => root.render(<Working props={props} block={blockOf(type)} />));
const button = (name: string) =>
  [...place.querySelectorAll('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent?.trim()) === name,
  );
const press = async (name: string) => {
  button(name)?.focus();
  flushSync(() => button(name)?.click());
  await new Promise((resolve) => setTimeout(resolve));
};
const labels = () => (Array.isArray(stored.actions) ? stored.actions.map((one) => one.label) : []);
const heading = () => place.querySelector<HTMLTextAreaElement>('[data-path="heading"] textarea');
const type = (field: HTMLTextAreaElement | null, text: string) =>
  flushSync(() => {
    if (!field) return;
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
const said = () =>
  [...place.querySelectorAll('form > [role="status"]')].map(({ textContent }) => textContent).join();

it('moves an entry with what somebody is in the middle of in it, and the focus with it', async () => {
  show(first);
  const [kind] = place.querySelectorAll('select');
  flushSync(() => {
    if (!kind) return;
    kind.value = 'office';
    kind.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(place.querySelector('[data-path="actions.0"]')?.textContent).toContain(
    'Say where it leads: an office. Until then it leads to https://example.com/one.',
  );
  await press('Move link 1 down');
  expect(labels()).toEqual(['two', 'one']);
  expect([...place.querySelectorAll('select')].map(({ value }) => value)).toEqual(['url', 'office']);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move link 2 down');
  expect(said()).toBe('Moved to place 2 of 2');
});

it('how a block looks, at the end of its form, is one press away', async () => {
  show(first);
  await press('Look and colours');
  expect(document.activeElement?.closest('section')?.getAttribute('aria-label')).toBe('Look and colours');
});

it('takes an entry out and brings it back, and says so', async () => {
  show(first);
  await press('Take out link 1');
  expect(labels()).toEqual(['two']);
  expect(document.activeElement?.getAttribute('aria-expanded')).toBe('true');
  expect(said()).toMatch(/^link 1 taken out/);
  await press('Bring back link 1');
  expect(labels()).toEqual(['one', 'two']);
});

it('copies an entry behind itself, and holds as many as there may be', async () => {
  show({ ...first, actions: [link('one')] });
  await press('Duplicate link 1');
  expect(labels()).toEqual(['one', 'one']);
  expect(button('Add link')?.disabled).toBe(true);
  await press('Duplicate link 1');
  expect(labels()).toEqual(['one', 'one']);
});

it('leads from what is missing to its field, in whatever it is folded', async () => {
  show({ heading: '', actions: [link('one'), { to: { url: 'https://example.com' } }] });
  flushSync(() => place.querySelector<HTMLElement>('[data-act="toggle"][aria-expanded="true"]')?.click());
  flushSync(() => [...place.querySelectorAll<HTMLElement>('[data-act="toggle"]')].at(1)?.click());
  expect(place.querySelectorAll('[data-act="toggle"][aria-expanded="false"]')).toHaveLength(2);
  await press('Heading');
  expect(document.activeElement?.closest('[data-path]')?.getAttribute('data-path')).toBe('heading');
  await press('Buttons, 2');
  expect(document.activeElement?.closest('[data-path]')?.getAttribute('data-path')).toBe('actions.1');
  expect(place.querySelectorAll('[data-act="toggle"][aria-expanded="true"]')).toHaveLength(1);
});

it('what is half typed of where a link leads is no fault as long as it is written, and one when it is left', () => {
  show({ ...first, actions: [{ label: 'Ask', to: { url: 'https:/' } }] });
  const entry = place.querySelector('[data-path="actions.0"]');
  const input = entry?.querySelector<HTMLInputElement>('[inputmode="url"]');
  const isFault = () => [
    input?.getAttribute('aria-invalid'),
    entry?.querySelector('p.text-negative') !== null,
  ];
  flushSync(() => input?.focus());
  expect(isFault()).toEqual(['false', false]);
  flushSync(() => input?.blur());
  expect(isFault()).toEqual(['true', true]);
  flushSync(() => entry?.querySelector('input')?.focus());
  expect(isFault()).toEqual(['true', true]);
});

it('says in plain words what is wrong, and keeps what is half typed', () => {
  show({ heading: 'x'.repeat(130), actions: [{ label: 'Ask', to: { url: 'javascript:' } }] });
  const heading = place.querySelector<HTMLTextAreaElement>('[data-path="heading"] textarea');
  expect(heading?.value).toHaveLength(130);
  expect(heading?.getAttribute('aria-invalid')).toBe('true');
  expect(place.textContent).toContain('130 of 120');
  expect(place.textContent).toContain('Write an address as https://example.com/page');
});

it.each([
  ['office-hero', { heading: 'Sell well', actions: [] }, {}],
  ['call-to-action', { heading: 'Sell well' }, { heading: '' }],
])('of %s an emptied heading is left out when it may be', (of, props, emptied) => {
  show(props, of);
  type(heading(), '');
  const { actions: _actions, ...left } = stored;
  expect(left).toEqual(emptied);
});

it('tells which field has the focus, and that it was left', () => {
  show(first);
  focused.length = 0;
  const heading = place.querySelector<HTMLTextAreaElement>('[data-path="heading"] textarea');
  flushSync(() => heading?.focus());
  flushSync(() => heading?.blur());
  expect(focused).toEqual(['heading', null]);
});

it.each([
  ['To be written: heading', [0, 22]],
  ['Sell well', [9, 9]],
])('chooses the whole of what is to be written: %s', (text, chosen) => {
  show({ ...first, heading: text });
  const heading = place.querySelector<HTMLTextAreaElement>('[data-path="heading"] textarea');
  heading?.setSelectionRange(text.length, text.length);
  flushSync(() => heading?.focus());
  expect([heading?.selectionStart, heading?.selectionEnd]).toEqual(chosen);
});

it('tells what is to be seen to once the field is left: nothing moves it away under the hand', () => {
  show(first);
  const summary = () => place.querySelector('[aria-label="To be seen to"]');
  flushSync(() => heading()?.focus());
  type(heading(), 'x'.repeat(130));
  expect(heading()?.getAttribute('aria-invalid')).toBe('true');
  expect(summary()).toBeNull();
  flushSync(() => heading()?.blur());
  expect(summary()?.textContent).toContain('Heading');
});

it('a fault that is told elsewhere leads to its field, also in an entry that was folded', async () => {
  const props = { heading: 'Three links', actions: ['one', 'two', 'three'].map(link) };
  const lead = async (path: string, value: string) => {
    sought = { path };
    show(props);
    await vi.waitFor(() => expect(inHand()).toBe(value));
  };
  await lead('props.actions.2.label', 'three');
  await lead('props.heading', 'Three links');
});

const inHand = () => {
  const { activeElement: field } = document;
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : null;
};

it('says below a text what the figures in it tell, and which there are to whoever opens a brace', () => {
  const below = () => place.querySelector('[data-path="heading"]')?.textContent ?? '';
  show(first);
  expect(below()).not.toContain('{');
  type(heading(), '{offices.count} doors');
  expect(below()).toContain('{offices.count}: how many offices are open');
  expect(below()).not.toContain('{towns.count}');
  type(heading(), 'In {');
  expect(below()).toContain('{towns.count}: in how many towns offices are open');
  type(heading(), '{shops.count} shops');
  expect(below()).toContain('{shops.count} is no figure that we count');
});
