// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { MarkedText } from './conflicts';

it('marked text › marks the words that the other text does not have, and is complete before the diff is loaded', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const container = document.createElement('div');
  const root = createRoot(container);
  const marked = () => [...container.querySelectorAll('mark')].map(({ textContent }) => textContent);
  const text = 'Sell your bakery well';
  act(() => root.render(<MarkedText text={text} otherText="Sell your shop well" />));
  expect([container.textContent, marked()]).toEqual([text, []]);
  await act(async () => void (await import('diff')));
  expect(marked()).toEqual(['bakery']);
  expect(container.textContent).toBe(text);
  act(() => root.unmount());
});
