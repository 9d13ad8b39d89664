import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { type Editing, startEditing } from '@/lib/composer/editing/editing';
import { TopBar } from '@/lib/composer/layout/top-bar';
import { preloadParts } from '@/lib/composer/lazy-component';
import { Notice } from '@/lib/composer/publishing/notice';
import { Conflicts } from '@/lib/composer/saving/conflicts';
import { RejectedBlocks } from '@/lib/composer/saving/save-status';
import { PageLost } from '@/lib/composer/saving/unsaved-texts';
import type { SessionState } from '@/lib/composer/session/session-state';
import {
  PagePreviewContext,
  type Panes,
  PanesContext,
  SessionContext,
} from '@/lib/composer/workspace/composer-context';
import { openDocument } from '@/lib/document/operations/open-document';
import { createSession } from './create-session';

/** A call to action that can be published. */
export const call = (id: string, heading: string) => ({
  id,
  type: 'call-to-action',
  version: 0,
  props: { heading, actions: [{ label: 'Ask', to: { url: 'https://example.com/' } }] },
});

/** Renders the messages of the composer's panes for a page. */
export async function renderPanes(
  editing: Partial<Editing>,
  state: Partial<SessionState> = {},
  change: Panes['change'] = () => undefined,
) {
  const panes: Panes = {
    left: null,
    isRightOpen: true,
    dialog: null,
    at: null,
    change,
    announce: () => undefined,
  };
  const initial = startEditing({
    document: openDocument([call('a', 'On the screen'), call('b', 'B')]),
    revision: 1,
  });
  const session = createSession({ ...initial, ...editing }, state);
  await preloadParts();
  const container = document.body.appendChild(document.createElement('div'));
  await act(async () =>
    createRoot(container).render(
      <PagePreviewContext
        value={{ record: '/compose/record/1', choices: [], owner: null, isOnSite: true, wasOnSite: true }}
      >
        <SessionContext value={session}>
          <PanesContext value={panes}>
            <TopBar title="A page" announce={() => undefined} />
            <PageLost />
            <Notice locales={['en-GH', 'fr-CA']} />
            <RejectedBlocks />
            <Conflicts />
          </PanesContext>
        </SessionContext>
      </PagePreviewContext>,
    ),
  );
  const press = (name: RegExp) => {
    const buttons = [...container.querySelectorAll('button')];
    const button = buttons.find((candidate) =>
      name.test(candidate.getAttribute('aria-label') ?? candidate.textContent ?? ''),
    );
    return act(async () => button?.click());
  };
  return { container, session, press };
}
