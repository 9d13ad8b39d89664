// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDocument } from '@/lib/document/operations/open-document';
import { readVersionCall } from '@/schemas/composing/versions';
import { createSessionWith } from '@/tests/support/create-session';
import { FakeComposingApi } from '@/tests/support/fake-composing-api';
import { respond } from '@/tests/support/fake-routes';
import { type Panes, PanesContext, SessionContext } from '../workspace/composer-context';
import { VersionBar } from './version-preview';

const ignore = () => undefined;
const panes: Panes = {
  left: null,
  isRightOpen: true,
  dialog: null,
  at: null,
  change: ignore,
  announce: ignore,
};
const call = (heading: string) => ({ id: 'a', type: 'call-to-action', version: 0, props: { heading } });

// A delayed request must not reach another test.
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each(['Restore', 'Back to the current page'])(
  'version bar › “%s” returns the focus to the page',
  async (name) => {
    vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run));
    const earlier = { id: 1, at: '2026-01-01T00:00:00.000Z', by: 'Ama', nodes: [call('Before')] };
    const server = new FakeComposingApi([call('Now')]);
    vi.stubGlobal('fetch', async (url: string, init?: RequestInit) =>
      String(url).includes('version')
        ? respond(readVersionCall, { status: 200, body: { nodes: earlier.nodes } })
        : server.fetch(url, init),
    );
    document.body.innerHTML =
      '<div></div><nav data-pane="left"><p role="row" tabindex="0" id="row"></p></nav>';
    const container = document.querySelector('div');
    if (!container) throw new Error('There is no place for the bar');
    const asItWas = openDocument(earlier.nodes);
    const session = createSessionWith([call('Now')], {
      viewed: { id: earlier.id, at: earlier.at, by: earlier.by, document: asItWas },
    });
    await act(async () =>
      render(
        <SessionContext value={session}>
          <PanesContext value={panes}>
            <VersionBar />
          </PanesContext>
        </SessionContext>,
        { container },
      ),
    );
    const button = screen.getByRole('button', { name });
    button.focus();
    await act(async () => button.click());
    await vi.waitFor(() => expect(document.activeElement?.id).toBe('row'));
    expect(session.state().viewed).toBeNull();
  },
);
