// @vitest-environment jsdom
import { act, type ReactElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import type { RecordId } from '@/schemas/reference';
import { RecordChoice } from './record-choice';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);
const osu = {
  id: 3,
  kind: 'office',
  name: 'Osu',
  slug: 'osu',
  base: null,
  note: null,
  picture: null,
  warning: null,
};
vi.stubGlobal('fetch', async () => Response.json({ records: [osu], hasMore: false }));

function Working(): ReactElement {
  const [chosen, choose] = useState<RecordId>();
  return (
    <RecordChoice kind="office" what="office" id="which" disabled={false} chosen={chosen} choose={choose} />
  );
}

it('once a record is chosen the focus is where it is changed, the first time and each time after', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  await act(async () => root.render(<Working />));
  const chooseFirst = async () => {
    const input = container.querySelector('input');
    await act(async () => input?.focus());
    await vi.waitFor(() => expect(document.querySelector('[role=option]')).not.toBeNull());
    for (const key of ['ArrowDown', 'Enter'])
      await act(async () => void input?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
    expect(container.querySelector('input')).toBeNull();
    expect(document.activeElement?.textContent).toBe('Change');
  };
  await chooseFirst();
  await act(async () => container.querySelector('button')?.click());
  await chooseFirst();
  await act(async () => root.unmount());
});
