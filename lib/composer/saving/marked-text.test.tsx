// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MarkedText } from './conflicts';

it('marked text › marks the words that the other text does not have, and is complete before the diff is loaded', async () => {
  const text = 'Sell your bakery well';
  const { container } = render(<MarkedText text={text} otherText="Sell your shop well" />);
  const marked = () => [...container.querySelectorAll('mark')].map(({ textContent }) => textContent);
  expect([container.textContent, marked()]).toEqual([text, []]);
  await act(async () => void (await import('diff')));
  expect(marked()).toEqual(['bakery']);
  expect(container.textContent).toBe(text);
});
