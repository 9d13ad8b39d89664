// @vitest-environment jsdom
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { registry } from '@/blocks/registry';
import { openDocument } from '@/lib/document/operations/open-document';
import { mixedBlocks, typedBlock } from '@/tests/support/mixed-blocks';
import { PretendComposing } from '@/tests/support/pretend-composing';
import { toCanvasSchema } from '../canvas/messages';
import { beginEditing } from '../editing/editing';
import { handlings } from '../form/control';
import type { ControlProps } from '../form/field/field-props';
import { Session } from '../session/session';
import { joinCanvas } from './join-canvas';
import { LookedAt } from './looking';
import { OutlineRow } from './outline-row';
import { Properties } from './properties';
import { SignInAgain } from './sign-in-again';
import { TopBar } from './top-bar';
import { OpenPanes, type Panes } from './use-panes';
import { OpenSession } from './use-session';

const page = { locale: 'en-GH', path: '/x', collection: 'pages', id: '1' } as const;
const ignore = () => undefined;
const panes: Panes = { left: null, isRightOpen: true, dialog: null, at: null, change: ignore, say: ignore };
const filling = {
  ...{ id: '1', title: 'A page', names: {}, header: [], supplied: {}, footer: [] },
  references: { pictures: [], paths: [], slugs: [] },
  phones: {},
};

const checked: string[] = [];
const drawnFields: string[] = [];
const ends: (() => void)[] = [];

beforeEach(() => {
  // What is saved later would come to whoever is asked by then.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  vi.stubGlobal('fetch', new PretendComposing([]).fetch);
  for (const handling of new Set(Object.values(handlings))) {
    const { Control } = handling;
    vi.spyOn(handling, 'Control').mockImplementation((props: ControlProps) => {
      drawnFields.push(props.path);
      return <Control {...props} />;
    });
  }
  for (const block of registry.all) {
    const { check } = block;
    vi.spyOn(block, 'check').mockImplementation((stored, options) => {
      checked.push(stored.id);
      return check(stored, options);
    });
  }
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** The bar, the form of the chosen block, what asks for the password and a row for each block, of a page of so many. */
async function show(count: number) {
  const editing = beginEditing({ document: openDocument(await mixedBlocks(count, 1)), revision: 1 });
  const editor = { name: 'Ama', email: 'ama@example.com', reach: 'owner', mayWrite: true } as const;
  const session = new Session(
    page,
    {
      ...{
        editing,
        editor,
        others: [],
        refused: [],
        isPublished: false,
        isOnSite: false,
        wasOnSite: false,
        notice: null,
        asking: null,
        isSignedOut: false,
      },
      ...{ saving: { kind: 'saved' }, selected: typedBlock },
      focused: null,
      picture: null,
      sought: null,
      viewed: null,
      replaced: [],
      filling: { of: editing.document, page: filling },
    },
    { keep: async () => undefined, forget: async () => undefined, adopt: async () => null },
  );
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  flushSync(() =>
    root.render(
      <LookedAt
        value={{ record: '/compose/record/1', choices: [], owner: null, isOnSite: true, wasOnSite: true }}
      >
        <OpenSession value={session}>
          <OpenPanes value={panes}>
            <TopBar title="A page" say={ignore} />
            <Properties />
            <SignInAgain />
            {[...editing.document.blocks.keys()].map((id) => (
              <OutlineRow key={id} node={{ kind: 'block', key: id, id, name: id, children: [] }} />
            ))}
          </OpenPanes>
        </OpenSession>
      </LookedAt>,
    ),
  );
  ends.push(() => {
    root.unmount();
    container.remove();
  });
  return { session, container };
}

const drawings = (container: Element) =>
  [...container.querySelectorAll<HTMLElement>('[data-drawn]')].reduce(
    (sum, { dataset }) => sum + Number(dataset.drawn),
    0,
  );

describe('a letter that is typed in the form', () => {
  it.each([50, 500])(
    'of a page of %i blocks looks at one block, draws one row and one field, and tells the canvas of one field',
    async (count) => {
      const { session, container } = await show(count);
      const told: unknown[] = [];
      const hear = ({ data }: MessageEvent<unknown>) => told.push(data);
      // This window is the canvas, too.
      ends.push(
        joinCanvas(session, {
          canvas: () => window,
          say: ignore,
          insertAt: ignore,
          begun: ignore,
          drawn: ignore,
        }),
      );
      window.dispatchEvent(
        new MessageEvent('message', {
          data: { kind: 'begin', canvas: 'one', heard: 0 },
          origin: window.location.origin,
          source: window,
        }),
      );
      window.addEventListener('message', hear);
      ends.push(() => window.removeEventListener('message', hear));
      const rows = drawings(container);
      expect(rows).toBeGreaterThanOrEqual(count);
      expect(new Set(drawnFields).size).toBeGreaterThan(3);
      checked.length = 0;
      drawnFields.length = 0;
      const field = container.querySelector<HTMLTextAreaElement>('[data-path="heading"] textarea');
      if (!field) throw new Error('No heading to type in');
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(
        field,
        'A letter more',
      );
      flushSync(() => field.dispatchEvent(new Event('input', { bubbles: true })));
      expect(session.state().editing.document.blocks.get(typedBlock)?.own).toMatchObject({
        props: { heading: 'A letter more' },
      });
      expect(new Set(checked)).toEqual(new Set([typedBlock]));
      // Once as it is published, once as a draft.
      expect(checked.length).toBeLessThanOrEqual(2);
      expect(drawings(container)).toBe(rows + 1);
      expect(drawnFields).toEqual(['heading']);
      expect(told.map((one) => toCanvasSchema.parse(one))).toEqual([
        {
          kind: 'operations',
          operations: [{ kind: 'set', id: typedBlock, path: ['heading'], value: 'A letter more' }],
        },
      ]);
    },
  );
});

describe('a canvas that asks for the page', () => {
  it('is told of it once, however often it asked until then, and again when it asks since, or was loaded anew', async () => {
    const { session } = await show(2);
    const begun = vi.fn();
    ends.push(
      joinCanvas(session, { canvas: () => window, say: ignore, insertAt: ignore, begun, drawn: ignore }),
    );
    const ask = (canvas: string, heard: number) =>
      window.dispatchEvent(
        new MessageEvent('message', {
          data: { kind: 'begin', canvas, heard },
          origin: window.location.origin,
          source: window,
        }),
      );
    ask('one', 0);
    ask('one', 0);
    expect(begun).toHaveBeenCalledTimes(1);
    ask('one', 1);
    expect(begun).toHaveBeenCalledTimes(2);
    ask('loaded anew', 0);
    expect(begun).toHaveBeenCalledTimes(3);
  });
});

describe('letters that come faster than the screen', () => {
  it('are all taken: none of them leaves something to be drawn behind the next', async () => {
    const { session, container } = await show(2);
    const letters = 'x'.repeat(100);
    for (let count = 1; count <= letters.length; count += 1) {
      const value = letters.slice(0, count);
      expect(session.do([{ kind: 'set', id: typedBlock, path: ['heading'], value }], 'heading')).toBe(null);
      // React draws what is urgent at the end of the turn, and all else in a turn of its own, for which there is no time.
      await Promise.resolve();
    }
    expect(container.querySelector('[data-path="heading"] textarea')).toHaveProperty('value', letters);
  });
});
