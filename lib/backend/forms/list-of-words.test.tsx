// @vitest-environment jsdom
import type { ClientFieldBase, TextFieldClient } from 'payload';
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { ListOfWords } from './list-of-words';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const taken = vi.hoisted((): string[] => []);
/** As Payload's own: Enter takes what is typed, and leaving it forgets that. */
vi.mock('@payloadcms/ui', () => ({
  TextField: () => {
    const [typed, setTyped] = useState('');
    const take = (word: string) => word.trim() !== '' && taken.push(word);
    return (
      <>
        <input
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={({ key }) => {
            if (key !== 'Enter') return;
            take(typed);
            setTyped('');
          }}
          onBlur={() => setTyped('')}
        />
        <button type="button">Another</button>
      </>
    );
  },
}));
beforeEach(() => {
  taken.length = 0;
});

const props: ClientFieldBase<TextFieldClient> & { path: string } = {
  field: { name: 'languages', type: 'text', hasMany: true },
  path: 'languages',
};

it('a word that is typed is taken as the list is left, or saved by the keyboard, once, and nothing of an empty one or of a button', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(async () => root.render(<ListOfWords {...props} />));
  const field = place.querySelector('input');
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const write = async (typed: string) => {
    await act(async () => field?.focus());
    await act(async () => {
      setValue?.call(field, typed);
      field?.dispatchEvent(new Event('input', { bubbles: true }));
    });
  };
  const press = (key: string, ctrlKey: boolean) =>
    act(async () => void field?.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true })));
  const leave = async (typed: string) => {
    await write(typed);
    await act(async () => place.querySelector('button')?.focus());
  };
  await leave('Ewe');
  expect(taken).toEqual(['Ewe']);
  await leave(' ');
  await act(async () => place.querySelector('button')?.blur());
  expect(taken).toEqual(['Ewe']);
  await write('Ga');
  await press('s', false);
  expect(taken).toEqual(['Ewe']);
  await press('s', true);
  await act(async () => place.querySelector('button')?.focus());
  expect(taken).toEqual(['Ewe', 'Ga']);
  await act(async () => root.unmount());
});
