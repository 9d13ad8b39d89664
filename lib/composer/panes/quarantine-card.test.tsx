// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeDocument, openDocument } from '@/lib/document/operations/open-document';
import { PretendComposing } from '@/tests/support/pretend-composing';
import { beginEditing } from '../editing/editing';
import { Session } from '../session/session';
import { QuarantineCard } from './quarantine-card';
import { OpenPanes, type Panes } from './use-panes';
import { OpenSession } from './use-session';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const page = { locale: 'en-GH', path: '/x', collection: 'pages', id: '1' } as const;
const say = vi.fn();
const panes: Panes = { left: null, isRightOpen: true, dialog: null, at: null, change: () => undefined, say };
const call = (id: string, heading: string, more: object = {}) => ({
  ...{ id, type: 'call-to-action', version: 0 },
  props: { heading, actions: [], ...more },
});

beforeEach(() => {
  // What is done is never saved: nothing of it comes into another test.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', new PretendComposing([]).fetch);
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
  say.mockClear();
});

/** The card of one block of a page, chosen by its number on it. */
async function drawCard(nodes: readonly unknown[], chosen: number) {
  const begun = beginEditing({ document: openDocument(nodes), revision: 1 });
  const editor = { name: 'Ama', email: 'ama@example.com', reach: 'network', mayWrite: true } as const;
  const filling = { of: begun.document, page: JSON.parse('{}') };
  const nothingKept = { keep: async () => undefined, forget: async () => undefined, adopt: async () => null };
  const session = new Session(
    page,
    {
      ...{ editor, filling, others: [], refused: [], notice: null, asking: null },
      ...{ isPublished: false, isOnSite: false, wasOnSite: false, saving: { kind: 'saved' } },
      ...{
        selected: begun.document.root[chosen] ?? null,
        focused: null,
        picture: null,
        sought: null,
        viewed: null,
        replaced: [],
        isSignedOut: false,
        editing: begun,
      },
    },
    nothingKept,
  );
  const container = document.body.appendChild(document.createElement('div'));
  await act(async () =>
    createRoot(container).render(
      <OpenSession value={session}>
        <OpenPanes value={panes}>
          <QuarantineCard />
        </OpenPanes>
      </OpenSession>,
    ),
  );
  const press = (name: string) => {
    const button = [...container.querySelectorAll('button')].find(({ textContent }) => textContent === name);
    return act(async () => button?.click());
  };
  const write = (text: string) =>
    act(async () => {
      const area = container.querySelector('textarea');
      const set = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
      set?.call(area, text);
      area?.dispatchEvent(new Event('input', { bubbles: true }));
    });
  const stored = () => closeDocument(session.state().editing.document);
  const written = () => container.querySelector('textarea')?.value ?? '';
  return { container, session, press, write, written, stored };
}

describe('a block with the id of another one', () => {
  const first = call('same', 'The first');

  it('is read as one of this version without the other one being touched', async () => {
    const { press, stored, session } = await drawCard([first, { ...call('same', 'New'), version: 40 }], 1);
    await press('Read it as a block of this version');
    expect(stored()).toEqual([first, { ...call('same', 'New'), id: session.state().selected }]);
    expect(session.state().selected).not.toBe('same');
  });

  it('gets one of its own, healthy or not', async () => {
    for (const second of [call('same', 'The second'), call('same', 'The second', { colour: 'red' })]) {
      const { press, stored, session } = await drawCard([first, second], 1);
      await press('Give it an id of its own');
      expect(stored()).toEqual([first, { ...second, id: session.state().selected }]);
    }
  });

  it('is written anew without the other one being touched', async () => {
    const { press, write, stored } = await drawCard([first, { ...call('same', 'New'), version: 40 }], 1);
    await write(JSON.stringify(call('same', 'Written anew')));
    await press('Put this in its place');
    expect(stored()).toMatchObject([first, { props: { heading: 'Written anew' } }]);
  });
});

describe('what is stored of a block', () => {
  const strange = (heading: string) => call('a', heading, { colour: 'red' });
  const change = (session: Session, heading: string) =>
    act(async () => void session.do([{ kind: 'set', id: 'a', path: ['heading'], value: heading }]));

  it('is shown as it is now until somebody writes', async () => {
    const { session, written } = await drawCard([strange('As it was')], 0);
    await change(session, 'Written since');
    expect(JSON.parse(written())).toEqual(strange('Written since'));
  });

  it('does not overwrite what happened since it was begun, and keeps what was written', async () => {
    const { session, container, press, write, written, stored } = await drawCard([strange('As it was')], 0);
    await write(JSON.stringify(call('a', 'By hand')));
    await change(session, 'Written since');
    await press('Put this in its place');
    expect(stored()).toEqual([strange('Written since')]);
    expect(container.querySelector('[role=alert]')?.textContent).toContain('has changed since');
    expect(written()).toBe(JSON.stringify(call('a', 'By hand')));
    await press('Show what is stored');
    expect(JSON.parse(written())).toEqual(strange('Written since'));
  });
});

describe('a block with two faults', () => {
  const wrong = call('a', 'Ask us', { glow: true, actions: 7 });

  it('is as it was stored once it is kept after a repair that came to no end', async () => {
    const { press, stored, container } = await drawCard([wrong], 0);
    await press('Take out “glow”');
    expect(stored()).not.toEqual([wrong]);
    await press('Keep it as it is');
    expect(stored()).toEqual([wrong]);
    expect(container.textContent).toContain('is kept as it is');
  });
});

it('the card stays under a pressed pointer until what is pressed has heard of it', async () => {
  const { session, container } = await drawCard([call('a', 'Ask us', { glow: true })], 0);
  const pointer = (type: string) =>
    act(async () => document.body.dispatchEvent(new Event(type, { bubbles: true })));
  await pointer('pointerdown');
  await act(async () => void session.do([{ kind: 'replace', id: 'a', own: call('a', 'Ask us') }]));
  expect(container.querySelector('section')).not.toBeNull();
  await pointer('pointerup');
  expect(container.querySelector('section')).not.toBeNull();
  await act(async () => vi.runAllTimers());
  expect(container.querySelector('section')).toBeNull();
});

describe('a block with wrong values', () => {
  it('that were only typed has no card: what is stored is seen, and the field says what is wrong', async () => {
    const { container, session } = await drawCard([call('a', 'Sound')], 0);
    await act(async () => {
      session.do([{ kind: 'set', id: 'a', path: ['colour'], value: 'red' }]);
    });
    expect(container.textContent).toBe('');
  });

  it('says where it is kept: stored, or in this browser as long as it cannot be', async () => {
    const { container, session } = await drawCard([call('a', 'Stored', { colour: 'red' })], 0);
    expect(container.textContent).toContain('it stays stored, to the letter');
    await act(async () => {
      const node = call('b', 'Pasted', { colour: 'red' });
      session.do([{ kind: 'insert', node, at: { parent: null, slot: '', after: 'a' } }]);
      session.select('b');
    });
    expect(container.textContent).toContain('it is kept in this browser, and not saved yet');
  });
});
