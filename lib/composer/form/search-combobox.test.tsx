// @vitest-environment jsdom
import { act, fireEvent, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type ComboboxItem, type ComboboxResults, SearchCombobox } from './search-combobox';

vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);

const requests: { query: string; signal: AbortSignal }[] = [];
const results: ComboboxResults<ComboboxItem<number>> = {
  items: [{ key: 1, name: 'Ama Mensah' }],
  hasMore: true,
};

/** The first request is never answered. */
async function search(query: string, signal: AbortSignal): Promise<ComboboxResults<ComboboxItem<number>>> {
  requests.push({ query, signal });
  return requests.length === 1 ? new Promise(() => undefined) : results;
}

it('search combobox › aborts the previous request when the query changes, and says that there are more results', async () => {
  const { container, unmount } = await act(async () =>
    render(
      <SearchCombobox id="who" label="Search" disabled={false} search={search} onSelect={() => undefined} />,
    ),
  );
  const input = container.querySelector('input');
  if (!input) throw new Error('There is nothing to type into');
  await act(async () => input.focus());
  await vi.waitFor(() => expect(requests.map(({ query }) => query)).toEqual(['']));
  expect(requests[0]?.signal.aborted).toBe(false);
  await act(async () => fireEvent.input(input, { target: { value: 'ama' } }));
  expect(requests[0]?.signal.aborted).toBe(true);
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(requests.map(({ query, signal }) => [query, signal.aborted])).toEqual([
    ['', true],
    ['ama', false],
  ]);
  expect(document.querySelector('[role=status]')?.textContent).toBe('1 found, and there are more');
  expect(document.body.textContent).toContain('More results');
  await act(async () => unmount());
  expect(requests[1]?.signal.aborted).toBe(true);
});

it('search combobox › selects with Enter, and does not select on Tab', async () => {
  const choose = vi.fn();
  const { container } = await act(async () =>
    render(
      <SearchCombobox
        id="who"
        label="Search"
        disabled={false}
        search={async () => results}
        onSelect={choose}
      />,
    ),
  );
  const input = container.querySelector('input');
  if (!input) throw new Error('There is nothing to type into');
  const press = (key: string) =>
    act(async () => void input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
  const expectOptions = () => expect(document.querySelector('[role=option]')).not.toBeNull();

  await act(async () => input.focus());
  await act(async () => fireEvent.input(input, { target: { value: 'ama' } }));
  await vi.waitFor(expectOptions);
  await press('ArrowDown');
  expect(input.getAttribute('aria-activedescendant')).not.toBeNull();
  await press('Tab');
  await act(async () => input.blur());
  expect(choose).not.toHaveBeenCalled();

  await act(async () => input.focus());
  await act(async () => fireEvent.input(input, { target: { value: 'ama' } }));
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expectOptions();
  await press('ArrowDown');
  await press('Enter');
  expect(choose).toHaveBeenCalledWith(results.items[0]);
});

it('search combobox › ignores Enter on results of an earlier query, and still says that nothing was found', async () => {
  const choose = vi.fn();
  const searchOnce = async (query: string) => (query === 'am' ? results : { items: [], hasMore: false });
  const { container } = await act(async () =>
    render(<SearchCombobox id="who" label="Search" disabled={false} search={searchOnce} onSelect={choose} />),
  );
  const input = container.querySelector('input');
  if (!input) throw new Error('There is nothing to type into');
  const waitForResults = () => act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  const enter = () => new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
  await act(async () => input.focus());
  await act(async () => fireEvent.input(input, { target: { value: 'am' } }));
  await waitForResults();
  expect(document.querySelector('[role=option]')).not.toBeNull();
  await act(async () => fireEvent.input(input, { target: { value: 'amz' } }));
  await act(async () => void input.dispatchEvent(enter()));
  expect(choose).not.toHaveBeenCalled();
  const expectEmptyMessage = () => expect(document.body.textContent).toContain('No results for “amz”');
  await waitForResults();
  expectEmptyMessage();
  await act(async () => void input.dispatchEvent(enter()));
  expectEmptyMessage();
  expect(input.value).toBe('amz');
});
