// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDocument } from '@/lib/document/operations/open-document';
import { call, drawTold } from '@/tests/support/draw-told';
import { PretendComposing } from '@/tests/support/pretend-composing';
import type { Editing } from '../editing/editing';
import type { SessionState } from '../session/session-state';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const change = vi.fn();

beforeEach(() => {
  // What is done is never saved: nothing of it comes into another test.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', new PretendComposing([]).fetch);
  vi.stubGlobal('requestAnimationFrame', () => 0);
  // Not in jsdom.
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

const draw = (editing: Partial<Editing>, state: Partial<SessionState> = {}) =>
  drawTold(editing, state, change);

it('links that lead visitors nowhere are told before they are published, each with the way to it', async () => {
  const of = (language: 'en-GH' | 'fr-CA') => ({ language, block: 'a', place: 'props.actions.0.to' });
  const { container, session, press } = await draw(
    {},
    {
      asking: {
        ...{ languages: ['en-GH'], hasSettings: false, seen: { revision: 1, timesTaken: 0 } },
        deadLinks: [
          { ...of('en-GH'), message: 'Nothing stands at /x' },
          { ...of('fr-CA'), message: '“Draft”: Not published yet' },
        ],
      },
    },
  );
  const asked = container.querySelector('dialog');
  expect(asked?.querySelector('h2')?.textContent).toBe('Some links or pictures lead nowhere yet');
  expect(asked?.textContent).toContain('Publish it as it is');
  expect([...(asked?.querySelectorAll('li') ?? [])].map((one) => one.textContent)).toEqual([
    'Call to action, On the screenNothing stands at /x',
    'In Français (Canada)“Draft”: Not published yet',
  ]);
  await press(/^Call to action/);
  expect(session.state().sought).toMatchObject({ id: 'a', path: 'props.actions.0.to' });
});

it('what is not taken is told until it is, also while somebody types on', async () => {
  const refused = { kind: 'refused', message: 'A page holds 500 blocks at most' } as const;
  const { container, session } = await draw({}, { saving: refused });
  const told = () => [
    container.querySelector('[data-saving]')?.textContent,
    container.textContent?.includes('Take back what is not saved'),
  ];
  const before = told();
  expect(before).toEqual(['Not saved: A page holds 500 blocks at most', true]);
  await act(async () => void session.do([{ kind: 'set', id: 'a', path: ['heading'], value: 'More' }]));
  expect(session.state().saving.kind).toBe('waiting');
  expect(told()).toEqual(before);
});

describe('a clash', () => {
  const heading = { kind: 'field', id: 'a', path: ['props', 'heading'] } as const;
  const clash = { ...heading, mine: 'On the screen', theirs: 'On their screen' };

  it('shows what was written here since it was found', async () => {
    const { container, session } = await draw({ conflicts: [clash] });
    const value = 'Written on since';
    await act(async () => void session.do([{ kind: 'set', id: 'a', path: ['heading'], value }]));
    expect(container.querySelector('[role="alert"]')?.textContent).toContain('YoursWritten on since');
  });

  it('names block and field, shows both in words with what differs marked, and is settled by a choice', async () => {
    const { container, session, press } = await draw({ conflicts: [clash] });
    const card = container.querySelector('section[role=alert]');
    expect(card?.querySelector('h3')?.textContent).toBe('Call to action, On the screen: Heading');
    expect([...(card?.querySelectorAll('mark') ?? [])].map((mark) => mark.textContent)).toEqual([
      'the',
      'their',
    ]);
    expect(change).toHaveBeenCalledWith({ isRightOpen: true });
    const publish = [...container.querySelectorAll('button')].find((one) => one.textContent === 'Publish');
    expect(publish?.getAttribute('aria-disabled')).toBe('true');
    expect(publish?.title).toContain('choose first what is to stand');
    await press(/^Take theirs/);
    expect(publish?.getAttribute('aria-disabled')).toBe('false');
    expect(session.state().editing.conflicts).toEqual([]);
    expect(session.state().editing.document.blocks.get('a')?.own).toMatchObject({
      props: { heading: 'On their screen' },
    });
  });

  it('of lists and links is told in lines of words, not as JSON', async () => {
    const field = { kind: 'field', id: 'a', path: ['props', 'actions'] } as const;
    const mine = [{ label: 'Ask', to: { url: 'https://example.com/' } }];
    const { container } = await draw({ conflicts: [{ ...field, mine, theirs: [] }] });
    const card = container.querySelector('section[role=alert]')?.textContent ?? '';
    expect(card).toContain('Ask');
    expect(card).toContain('https://example.com/');
    expect(card).toContain('(empty)');
    expect(card).not.toMatch(/[{}[\]"]/);
  });

  it('of two moves says to where each', async () => {
    const place = { parent: null, slot: '' };
    const conflict = { kind: 'place', id: 'b', mine: { ...place, behind: ['a'] }, theirs: place } as const;
    const { container } = await draw({ conflicts: [conflict] });
    const card = container.querySelector('section[role=alert]')?.textContent;
    expect(card).toContain('You have moved it behind Call to action, On the screen');
    expect(card).toContain('Move it to my place');
  });
});

describe('what is not saved', () => {
  it('is named by its block, with the reason', async () => {
    const block = openDocument([call('b', 'Refused')]).blocks.get('b');
    if (!block) throw new Error('No block');
    const { container, session, press } = await draw(
      {},
      { refused: [{ id: 'b', block, message: 'No such picture', path: 'props.image' }] },
    );
    expect(container.textContent).toContain('Saved but for what the server does not take');
    expect(container.querySelector('section[role=alert]')?.textContent).toContain('No such picture');
    await press(/^Call to action, Refused/);
    expect(session.state().sought).toEqual({ id: 'b', path: 'props.image' });
  });

  it('can be copied when the page is gone', async () => {
    const document = openDocument([call('a', 'Written since'), call('b', 'B')]);
    const { container } = await draw(
      { document },
      { saving: { kind: 'lost', message: 'It was taken away' } },
    );
    expect(container.querySelector('section[role=alert]')?.textContent).toContain('It was taken away');
    expect(container.querySelector('textarea')?.value).toContain('Written since');
    expect(container.querySelector('textarea')?.value).not.toContain('B\n');
  });
});

describe('publishing that was refused', () => {
  const toMend = [
    { id: 'a', path: 'props.heading', message: 'Fill this in' },
    { id: 'a', path: '', message: 'This is too much' },
    { path: '', message: 'In Español: Text, Text: Fill this in', language: 'es-ES' },
  ];

  it('is told in the words of the form, and leads to the field or to the other language', async () => {
    const document = openDocument([call('a', ''), call('b', 'B')]);
    const notice = { kind: 'not done', sentence: 'Nothing was published', toMend } as const;
    const { container, session, press } = await draw({ document }, { notice });
    const told = [...container.querySelectorAll('[role=status] ul ul li')].map((one) => one.textContent);
    expect(told).toEqual(['Heading: Fill this in', 'This is too much']);
    expect(container.querySelector('[role=status] ul span')?.textContent).toBe('Call to action, Ask');
    await press(/^Heading: Fill this in$/);
    expect(session.state()).toMatchObject({ selected: 'a', sought: { id: 'a', path: 'props.heading' } });
    expect(change).toHaveBeenCalledWith({ isRightOpen: true });
    const [elsewhere] = container.querySelectorAll('[role=status] a');
    expect(elsewhere?.getAttribute('href')).toBe('/compose/record/1?locale=es-ES');
  });
});

describe('the bar above the page', () => {
  it('says that the same person has the page in another tab', async () => {
    const { container } = await draw({}, { isInAnotherTab: true });
    expect(container.textContent).toContain('Also here: you, in another tab');
  });
});
