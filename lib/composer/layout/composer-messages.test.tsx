// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDocument } from '@/lib/document/operations/open-document';
import { FakeComposingApi } from '@/tests/support/fake-composing-api';
import { call, renderPanes } from '@/tests/support/render-panes';
import type { Editing } from '../editing/editing';
import type { SessionState } from '../session/session-state';

const change = vi.fn();

beforeEach(() => {
  // Nothing is saved, so that no request reaches another test.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', new FakeComposingApi([]).fetch);
  vi.stubGlobal('requestAnimationFrame', () => 0);
  // jsdom does not implement dialogs.
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
  change.mockClear();
});

const mount = (editing: Partial<Editing>, state: Partial<SessionState> = {}) =>
  renderPanes(editing, state, change);

it('publish dialog › lists broken links, each with a link to its field', async () => {
  const of = (language: 'en-GH' | 'fr-CA') => ({ language, block: 'a', place: 'props.actions.0.to' });
  const { container, session, press } = await mount(
    {},
    {
      publishPrompt: {
        ...{ languages: ['en-GH'], hasSettings: false, displayed: { revision: 1, mergeCount: 0 } },
        deadLinks: [
          { ...of('en-GH'), message: 'Nothing stands at /x' },
          { ...of('fr-CA'), message: '“Draft”: Not published yet' },
        ],
      },
    },
  );
  const dialog = container.querySelector('dialog');
  expect(dialog?.querySelector('h2')?.textContent).toBe('Some links or pictures do not work');
  expect(dialog?.textContent).toContain('Publish anyway');
  expect([...(dialog?.querySelectorAll('li') ?? [])].map((one) => one.textContent)).toEqual([
    'Call to action, On the screenNothing stands at /x',
    'In Français (Canada)“Draft”: Not published yet',
  ]);
  await press(/^Call to action/);
  expect(session.state().targetField).toMatchObject({ id: 'a', path: 'props.actions.0.to' });
});

it('save status › shows a refused change until it is accepted, also while the user types', async () => {
  const refused = { kind: 'refused', message: 'A page holds 500 blocks at most' } as const;
  const { container, session } = await mount({}, { saving: refused });
  const status = () => [
    container.querySelector('[data-saving]')?.textContent,
    container.textContent?.includes('Discard unsaved changes'),
  ];
  const before = status();
  expect(before).toEqual(['Not saved: A page holds 500 blocks at most', true]);
  await act(async () => void session.apply([{ kind: 'set', id: 'a', path: ['heading'], value: 'More' }]));
  expect(session.state().saving.kind).toBe('waiting');
  expect(status()).toEqual(before);
});

describe('conflict', () => {
  const heading = { kind: 'field', id: 'a', path: ['props', 'heading'] } as const;
  const conflict = { ...heading, mine: 'On the screen', theirs: 'On their screen' };

  it('shows the current local value', async () => {
    const { container, session } = await mount({ conflicts: [conflict] });
    const value = 'Written on since';
    await act(async () => void session.apply([{ kind: 'set', id: 'a', path: ['heading'], value }]));
    expect(container.querySelector('[role="alert"]')?.textContent).toContain('YoursWritten on since');
  });

  it('names block and field, shows both texts with the differences marked, and is resolved by a choice', async () => {
    const { container, session, press } = await mount({ conflicts: [conflict] });
    const card = container.querySelector('section[role=alert]');
    expect(card?.querySelector('h3')?.textContent).toBe('Call to action, On the screen: Heading');
    // The comparison is loaded with the first conflict.
    const marks = () => [...(card?.querySelectorAll('mark') ?? [])].map((mark) => mark.textContent);
    await vi.waitFor(() => expect(marks()).toEqual(['the', 'their']), { timeout: 20_000 });
    expect(change).toHaveBeenCalledWith({ isRightOpen: true });
    const publish = [...container.querySelectorAll('button')].find((one) => one.textContent === 'Publish');
    expect(publish?.getAttribute('aria-disabled')).toBe('true');
    expect(publish?.title).toContain('choose a version first');
    await press(/^Use theirs/);
    expect(publish?.getAttribute('aria-disabled')).toBe('false');
    expect(session.state().editing.conflicts).toEqual([]);
    expect(session.state().editing.document.blocks.get('a')?.node).toMatchObject({
      props: { heading: 'On their screen' },
    });
  });

  it('shows lists and links in lines of text, not as JSON', async () => {
    const field = { kind: 'field', id: 'a', path: ['props', 'actions'] } as const;
    const mine = [{ label: 'Ask', to: { url: 'https://example.com/' } }];
    const { container } = await mount({ conflicts: [{ ...field, mine, theirs: [] }] });
    const card = container.querySelector('section[role=alert]')?.textContent ?? '';
    expect(card).toContain('Ask');
    expect(card).toContain('https://example.com/');
    expect(card).toContain('(empty)');
    expect(card).not.toMatch(/[{}[\]"]/);
  });

  it('names the target of both moves', async () => {
    const place = { parent: null, slot: '' };
    const conflict = { kind: 'move', id: 'b', mine: { ...place, preceding: ['a'] }, theirs: place } as const;
    const { container } = await mount({ conflicts: [conflict] });
    const card = container.querySelector('section[role=alert]')?.textContent;
    expect(card).toContain('You moved it after Call to action, On the screen');
    expect(card).toContain('Move it to my position');
  });
});

describe('unsaved changes', () => {
  it('are named by block, with the reason', async () => {
    const block = openDocument([call('b', 'Refused')]).blocks.get('b');
    if (!block) throw new Error('No block');
    const { container, session, press } = await mount(
      {},
      { refused: [{ id: 'b', block, message: 'No such picture', path: 'props.image' }] },
    );
    expect(container.textContent).toContain('Saved except for rejected changes');
    expect(container.querySelector('section[role=alert]')?.textContent).toContain('No such picture');
    await press(/^Call to action, Refused/);
    expect(session.state().targetField).toEqual({ id: 'b', path: 'props.image' });
  });

  it('can be copied when the page is deleted', async () => {
    const document = openDocument([call('a', 'Written since'), call('b', 'B')]);
    const { container } = await mount(
      { document },
      { saving: { kind: 'lost', message: 'It was taken away' } },
    );
    expect(container.querySelector('section[role=alert]')?.textContent).toContain('It was taken away');
    expect(container.querySelector('textarea')?.value).toContain('Written since');
    expect(container.querySelector('textarea')?.value).not.toContain('B\n');
  });
});

describe('refused publish', () => {
  const issues = [
    { id: 'a', path: 'props.heading', message: 'Fill this in' },
    { id: 'a', path: '', message: 'This is too much' },
    { path: '', message: 'In Español: Text, Text: Fill this in', language: 'es-ES' },
  ];

  it('lists the issues by field label, and links to the field or to the other language', async () => {
    const document = openDocument([call('a', ''), call('b', 'B')]);
    const notice = { kind: 'failed', sentence: 'Nothing was published', issues } as const;
    const { container, session, press } = await mount({ document }, { notice });
    const labels = [...container.querySelectorAll('[role=status] ul ul li')].map((one) => one.textContent);
    expect(labels).toEqual(['Heading: Fill this in', 'This is too much']);
    expect(container.querySelector('[role=status] ul span')?.textContent).toBe('Call to action, Ask');
    await press(/^Heading: Fill this in$/);
    expect(session.state()).toMatchObject({ selected: 'a', targetField: { id: 'a', path: 'props.heading' } });
    expect(change).toHaveBeenCalledWith({ isRightOpen: true });
    const [elsewhere] = container.querySelectorAll('[role=status] a');
    expect(elsewhere?.getAttribute('href')).toBe('/compose/record/1?locale=es-ES');
  });
});

describe('top bar', () => {
  it('says that the same person has the page in another tab', async () => {
    const { container } = await mount({}, { isInAnotherTab: true });
    expect(container.textContent).toContain('Also here: you, in another tab');
  });
});
