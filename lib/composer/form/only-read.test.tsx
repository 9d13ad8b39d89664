// @vitest-environment jsdom
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { registry } from '@/blocks/registry';
import { BlockForm } from './block-form';

const ignore = () => undefined;
let root: ReturnType<typeof createRoot>;
afterEach(() => {
  flushSync(() => root.unmount());
  document.body.replaceChildren();
});

/** The form of a hero without words, whose heading an office gives, under a way to the office’s picture. */
function show(reason: string | null): HTMLElement {
  const definition = registry.get('hero');
  if (!definition) throw new Error('There is no hero');
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  flushSync(() =>
    root.render(
      <BlockForm
        own={{ id: 'a', type: 'hero', version: 0, props: {} }}
        {...{
          definition,
          reason,
          faults: [],
          pathOf: ignore,
          mayMake: () => false,
          change: ignore,
          focus: ignore,
          sought: null,
        }}
        supplied={new Map([['heading', { words: 'Osu', from: 'an office' }]])}
        binding={null}
        owned={<a href="/admin">Replace the picture</a>}
      />,
    ),
  );
  return place;
}
const fieldOf = (place: HTMLElement, name: string) =>
  place.querySelector<HTMLTextAreaElement>(`[data-path="${name}"] textarea`);

it('what may only be read looks like no field, and comes after what may be changed', () => {
  const place = show('The network’s');
  const form = place.querySelector('form.is-read');
  expect(form?.firstElementChild?.textContent).toBe('Replace the picture');
  expect(form?.children[1]?.textContent).toContain('only read here');
  expect(fieldOf(place, 'intro')?.disabled).toBe(true);
  expect(fieldOf(place, 'intro')?.placeholder).toBe('Nothing is written here');
  expect(form?.textContent).toContain('Comes from an office, and is changed in its record');
  expect(form?.textContent).not.toContain('Write here');
});

it('what a record gives looks like no field until it is written in, and says where it is changed', () => {
  const place = show(null);
  expect(place.querySelector('form.is-read')).toBeNull();
  const given = place.querySelector('[data-given]');
  expect(given?.getAttribute('data-path')).toBe('heading');
  expect(given?.textContent).toContain('changed in its record. Write here to say something else');
  expect(place.querySelectorAll('[data-given]')).toHaveLength(1);
});
