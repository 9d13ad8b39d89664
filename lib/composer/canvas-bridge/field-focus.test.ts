// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { openDocument } from '@/lib/document/operations/open-document';
import { createSession } from '@/tests/support/create-session';
import { startEditing } from '../editing/editing';
import { connectCanvas } from './connect-canvas';

const call = (id: string) => ({ id, type: 'call-to-action', version: 0, props: { heading: id } });
const heading = { id: 'a', path: ['props', 'heading'] };
const ignore = () => undefined;
const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A session, and a function that sends the `text-focus` messages of its canvas for the heading. */
function connect() {
  const session = createSession(
    startEditing({ document: openDocument([call('a'), call('b')]), revision: 1 }),
  );
  const canvas = document.body.appendChild(document.createElement('iframe')).contentWindow;
  Object.assign(canvas ?? {}, { structuredClone });
  const handlers = {
    canvas: () => canvas,
    announce: ignore,
    insertAt: ignore,
    onReady: ignore,
    onRendered: ignore,
  };
  ends.push(connectCanvas(session, handlers));
  const sendWriting = (isBlur: boolean) => {
    const data = { kind: 'text-focus', id: 'a', path: ['heading'], isBlur };
    const { origin } = window.location;
    window.dispatchEvent(new MessageEvent('message', { data, origin, source: canvas }));
  };
  return { session, sendWriting };
}

it('field focus › a late blur message of the canvas does not release the same field in the form', () => {
  const { session, sendWriting } = connect();
  sendWriting(false);
  expect(session.state().focused).toEqual(heading);
  session.focus(heading);
  sendWriting(true);
  expect(session.state().focused).toEqual(heading);
  session.focus(null);
  expect(session.state().focused).toBeNull();
});

it('field focus › a form that disappears does not release the text that is edited on the canvas', () => {
  const { session, sendWriting } = connect();
  sendWriting(false);
  session.focus(null);
  expect(session.state().focused).toEqual(heading);
  sendWriting(true);
  expect(session.state().focused).toBeNull();
});
