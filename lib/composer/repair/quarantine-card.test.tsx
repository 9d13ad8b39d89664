// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeDocument, openDocument } from '@/lib/document/operations/open-document';
import { FakeComposingApi } from '@/tests/support/fake-composing-api';
import { startEditing } from '../editing/editing';
import { Session } from '../session/session';
import { type Panes, PanesContext, SessionContext } from '../workspace/composer-context';
import { QuarantineCard } from './quarantine-card';

const page = { locale: 'en-GH', path: '/x', collection: 'pages', id: '1' } as const;
const announce = vi.fn();
const panes: Panes = {
  left: null,
  isRightOpen: true,
  dialog: null,
  at: null,
  change: () => undefined,
  announce,
};
const call = (id: string, heading: string, more: object = {}) => ({
  ...{ id, type: 'call-to-action', version: 0 },
  props: { heading, actions: [], ...more },
});

beforeEach(() => {
  // Nothing is saved, so that no request reaches another test.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', new FakeComposingApi([]).fetch);
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
  announce.mockClear();
});

/** Renders the card of a block, selected by its index on the page. */
async function mountCard(nodes: readonly unknown[], chosen: number) {
  const initial = startEditing({ document: openDocument(nodes), revision: 1 });
  const editor = { name: 'Ama', email: 'ama@example.com', tenantScope: 'network', mayWrite: true } as const;
  const filling = { document: initial.document, data: JSON.parse('{}') };
  const emptyStore = { save: async () => undefined, clear: async () => undefined, adopt: async () => null };
  const session = new Session(
    page,
    {
      ...{ editor, pageData: filling, others: [], refused: [], notice: null, publishPrompt: null },
      ...{ isPublished: false, isOnSite: false, wasOnSite: false, saving: { kind: 'saved' } },
      ...{
        selected: initial.document.root[chosen] ?? null,
        focused: null,
        picture: null,
        targetField: null,
        viewed: null,
        replaced: [],
        isSignedOut: false,
        editing: initial,
      },
    },
    emptyStore,
  );
  const { container } = await act(async () =>
    render(
      <SessionContext value={session}>
        <PanesContext value={panes}>
          <QuarantineCard />
        </PanesContext>
      </SessionContext>,
    ),
  );
  const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
  const write = (text: string) =>
    act(async () => {
      fireEvent.input(screen.getByRole('textbox'), { target: { value: text } });
    });
  const stored = () => closeDocument(session.state().editing.document);
  const written = () => container.querySelector('textarea')?.value ?? '';
  return { container, session, press, write, written, stored };
}

describe('block with the id of another one', () => {
  const first = call('same', 'The first');

  it('adopts the current version without a change of the other block', async () => {
    const { press, stored, session } = await mountCard([first, { ...call('same', 'New'), version: 40 }], 1);
    await press('Convert to this version');
    expect(stored()).toEqual([first, { ...call('same', 'New'), id: session.state().selected }]);
    expect(session.state().selected).not.toBe('same');
  });

  it('gets a unique id, valid or not', async () => {
    for (const second of [call('same', 'The second'), call('same', 'The second', { colour: 'red' })]) {
      const { press, stored, session } = await mountCard([first, second], 1);
      await press('Assign a new id');
      expect(stored()).toEqual([first, { ...second, id: session.state().selected }]);
    }
  });

  it('is rewritten without a change of the other block', async () => {
    const { press, write, stored } = await mountCard([first, { ...call('same', 'New'), version: 40 }], 1);
    await write(JSON.stringify(call('same', 'Written anew')));
    await press('Save');
    expect(stored()).toMatchObject([first, { props: { heading: 'Written anew' } }]);
  });
});

describe('stored JSON of a block', () => {
  const strange = (heading: string) => call('a', heading, { colour: 'red' });
  const change = (session: Session, heading: string) =>
    act(async () => void session.apply([{ kind: 'set', id: 'a', path: ['heading'], value: heading }]));

  it('shows the current value until the user edits it', async () => {
    const { session, written } = await mountCard([strange('As it was')], 0);
    await change(session, 'Written since');
    expect(JSON.parse(written())).toEqual(strange('Written since'));
  });

  it('does not overwrite a change made since the edit began, and keeps the edited text', async () => {
    const { session, container, press, write, written, stored } = await mountCard([strange('As it was')], 0);
    await write(JSON.stringify(call('a', 'By hand')));
    await change(session, 'Written since');
    await press('Save');
    expect(stored()).toEqual([strange('Written since')]);
    expect(container.querySelector('[role=alert]')?.textContent).toContain('has changed since');
    expect(written()).toBe(JSON.stringify(call('a', 'By hand')));
    await press('Reload stored data');
    expect(JSON.parse(written())).toEqual(strange('Written since'));
  });
});

describe('block with two issues', () => {
  const wrong = call('a', 'Ask us', { glow: true, actions: 7 });

  it('is restored as stored when an unfinished repair is discarded', async () => {
    const { press, stored, container } = await mountCard([wrong], 0);
    await press('Remove “glow”');
    expect(stored()).not.toEqual([wrong]);
    await press('Keep unchanged');
    expect(stored()).toEqual([wrong]);
    expect(container.textContent).toContain('is stored unchanged');
  });
});

it('quarantine card › stays mounted under a pressed pointer until the click is handled', async () => {
  const { session, container } = await mountCard([call('a', 'Ask us', { glow: true })], 0);
  const pointer = (type: string) =>
    act(async () => document.body.dispatchEvent(new Event(type, { bubbles: true })));
  await pointer('pointerdown');
  await act(async () => void session.apply([{ kind: 'replace', id: 'a', own: call('a', 'Ask us') }]));
  expect(container.querySelector('section')).not.toBeNull();
  await pointer('pointerup');
  expect(container.querySelector('section')).not.toBeNull();
  await act(async () => vi.runAllTimers());
  expect(container.querySelector('section')).toBeNull();
});

describe('block with wrong values', () => {
  it('has no card if they are only typed: visitors see what is stored, and the field shows the issue', async () => {
    const { container, session } = await mountCard([call('a', 'Sound')], 0);
    await act(async () => {
      session.apply([{ kind: 'set', id: 'a', path: ['colour'], value: 'red' }]);
    });
    expect(container.textContent).toBe('');
  });

  it('says where it is stored: on the server, or in this browser while it cannot be saved', async () => {
    const { container, session } = await mountCard([call('a', 'Stored', { colour: 'red' })], 0);
    expect(container.textContent).toContain('it is stored unchanged');
    await act(async () => {
      const node = call('b', 'Pasted', { colour: 'red' });
      session.apply([{ kind: 'insert', node, at: { parent: null, slot: '', after: 'a' } }]);
      session.select('b');
    });
    expect(container.textContent).toContain('it is stored in this browser, not saved yet');
  });
});
