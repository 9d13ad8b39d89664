// @vitest-environment jsdom
import { act, type ReactElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { ChosenWord } from './chosen-word';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

function Word(): ReactElement {
  const [word, setWord] = useState<string | null>('Accra');
  return (
    <>
      {word && <ChosenWord name={word} disabled={false} takeOut={() => setWord(null)} soughtIn="search" />}
      <input id="search" aria-label="Search" />
    </>
  );
}

it('whoever takes a word out searches for another next: the focus is in the search', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  await act(async () => createRoot(container).render(<Word />));
  const button = container.querySelector('button');
  button?.focus();
  await act(async () => button?.click());
  expect(container.querySelector('button')).toBeNull();
  expect(document.activeElement?.id).toBe('search');
});
