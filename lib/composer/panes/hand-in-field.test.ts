// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { openDocument } from '@/lib/document/operations/open-document';
import { sessionOf } from '@/tests/support/session-of';
import { beginEditing } from '../editing/editing';
import { joinCanvas } from './join-canvas';

const call = (id: string) => ({ id, type: 'call-to-action', version: 0, props: { heading: id } });
const heading = { id: 'a', path: ['props', 'heading'] };
const ignore = () => undefined;
const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A session, and what its canvas tells of the heading. */
function join() {
  const session = sessionOf(beginEditing({ document: openDocument([call('a'), call('b')]), revision: 1 }));
  const canvas = document.body.appendChild(document.createElement('iframe')).contentWindow;
  Object.assign(canvas ?? {}, { structuredClone });
  const joining = { canvas: () => canvas, say: ignore, insertAt: ignore, begun: ignore, drawn: ignore };
  ends.push(joinCanvas(session, joining));
  const tell = (isLeft: boolean) => {
    const data = { kind: 'writing', id: 'a', path: ['heading'], isLeft };
    const { origin } = window.location;
    window.dispatchEvent(new MessageEvent('message', { data, origin, source: canvas }));
  };
  return { session, tell };
}

it('a text that was left on the page, told late, does not let go of the same field in the form', () => {
  const { session, tell } = join();
  tell(false);
  expect(session.state().focused).toEqual(heading);
  session.focus(heading);
  tell(true);
  expect(session.state().focused).toEqual(heading);
  session.focus(null);
  expect(session.state().focused).toBeNull();
});

it('the form of another block, that goes as the page is clicked, does not let go of the text that is written there', () => {
  const { session, tell } = join();
  tell(false);
  session.focus(null);
  expect(session.state().focused).toEqual(heading);
  tell(true);
  expect(session.state().focused).toBeNull();
});
