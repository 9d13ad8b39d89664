// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createSessionWith } from '@/tests/support/create-session';
import { SessionContext } from '../workspace/composer-context';
import { UndoButton } from './undo-button';

it('undo button › is disabled while an earlier version is previewed', async () => {
  vi.useFakeTimers();
  const session = createSessionWith([{ id: 'a', type: 'rich-text', version: 0, props: { text: 'now' } }]);
  session.apply([{ kind: 'set', id: 'a', path: ['text'], value: 'later' }]);
  const announce = vi.fn();
  await act(async () =>
    render(
      <SessionContext value={session}>
        <UndoButton command="undo" label="Undo" announce={announce} />
      </SessionContext>,
    ),
  );
  const isDisabled = () => screen.getByRole('button').getAttribute('aria-disabled');
  expect(screen.getByRole('button', { name: 'Undo: text of Text' })).toBeDefined();
  expect(isDisabled()).toBe('false');
  const { document } = session.state().editing;
  act(() => session.view({ id: 1, at: '2026-01-01T00:00:00Z', by: 'Ama', document }));
  expect(isDisabled()).toBe('true');
  act(() => session.view(null));
  expect(isDisabled()).toBe('false');
  vi.useRealTimers();
});
