// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { FindBox, type Finding, type Found } from './find-box';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);

const asked: { sought: string; signal: AbortSignal }[] = [];
const found: Finding<Found<number>> = { found: [{ key: 1, name: 'Ama Mensah' }], hasMore: true };

/** The first is never answered. */
async function search(sought: string, signal: AbortSignal): Promise<Finding<Found<number>>> {
  asked.push({ sought, signal });
  return asked.length === 1 ? new Promise(() => undefined) : found;
}

function type(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

it('breaks off what is asked for when something else is typed, and says that there are more', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  await act(async () =>
    root.render(
      <FindBox id="who" label="Search" disabled={false} search={search} choose={() => undefined} />,
    ),
  );
  const input = container.querySelector('input');
  if (!input) throw new Error('There is nothing to type into');
  await act(async () => input.focus());
  await vi.waitFor(() => expect(asked.map(({ sought }) => sought)).toEqual(['']));
  expect(asked[0]?.signal.aborted).toBe(false);
  await act(async () => type(input, 'ama'));
  expect(asked[0]?.signal.aborted).toBe(true);
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(asked.map(({ sought, signal }) => [sought, signal.aborted])).toEqual([
    ['', true],
    ['ama', false],
  ]);
  expect(document.querySelector('[role=status]')?.textContent).toBe('1 found, and there are more');
  expect(document.body.textContent).toContain('There are more');
  await act(async () => root.unmount());
  expect(asked[1]?.signal.aborted).toBe(true);
});

it('chooses with Enter, and nothing for who passes it with Tab', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const choose = vi.fn();
  await act(async () =>
    root.render(
      <FindBox id="who" label="Search" disabled={false} search={async () => found} choose={choose} />,
    ),
  );
  const input = container.querySelector('input');
  if (!input) throw new Error('There is nothing to type into');
  const press = (key: string) =>
    act(async () => void input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
  const isListed = () => expect(document.querySelector('[role=option]')).not.toBeNull();

  await act(async () => input.focus());
  await act(async () => type(input, 'ama'));
  await vi.waitFor(isListed);
  await press('ArrowDown');
  expect(input.getAttribute('aria-activedescendant')).not.toBeNull();
  await press('Tab');
  await act(async () => input.blur());
  expect(choose).not.toHaveBeenCalled();

  await act(async () => input.focus());
  await act(async () => type(input, 'ama'));
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  isListed();
  await press('ArrowDown');
  await press('Enter');
  expect(choose).toHaveBeenCalledWith(found.found[0]);
  await act(async () => root.unmount());
});

it('Enter chooses nothing that was found for fewer letters, and where nothing is found that stays said', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const choose = vi.fn();
  const searching = async (sought: string) => (sought === 'am' ? found : { found: [], hasMore: false });
  await act(async () =>
    root.render(<FindBox id="who" label="Search" disabled={false} search={searching} choose={choose} />),
  );
  const input = container.querySelector('input');
  if (!input) throw new Error('There is nothing to type into');
  const answered = () => act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  const enter = () => new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
  await act(async () => input.focus());
  await act(async () => type(input, 'am'));
  await answered();
  expect(document.querySelector('[role=option]')).not.toBeNull();
  await act(async () => type(input, 'amz'));
  await act(async () => void input.dispatchEvent(enter()));
  expect(choose).not.toHaveBeenCalled();
  const isSaid = () => expect(document.body.textContent).toContain('Nothing found for “amz”');
  await answered();
  isSaid();
  await act(async () => void input.dispatchEvent(enter()));
  isSaid();
  expect(input.value).toBe('amz');
  await act(async () => root.unmount());
});
