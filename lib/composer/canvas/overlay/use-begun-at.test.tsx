// @vitest-environment jsdom
import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDocument } from '@/lib/document/operations/open-document';
import { useBegunAt } from './use-begun-at';

const scrolled: { at: Element; to: unknown }[] = [];
let top = 0;
let end: () => void;

beforeEach(() => {
  scrolled.length = 0;
  Element.prototype.scrollIntoView = function note(to) {
    scrolled.push({ at: this, to });
  };
  Element.prototype.getBoundingClientRect = () => new DOMRect(0, top, 100, 300);
});
afterEach(() => end());

const textWith = (id: string) => ({ id, type: 'rich-text', version: 0, props: { text: id } });

function Page({ ids, isChosen }: { ids: readonly string[]; isChosen: boolean }): ReactElement {
  useBegunAt(openDocument(ids.map(textWith)), isChosen);
  return (
    <main id="content">
      {ids.map((id) => (
        <div key={id} data-block={id}>
          <p>{id}</p>
        </div>
      ))}
      {ids.length === 0 && <p>Nothing yet</p>}
    </main>
  );
}

function draw(ids: readonly string[], isChosen = false): void {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  end = () => {
    window.dispatchEvent(new Event('wheel'));
    flushSync(() => root.unmount());
    document.body.replaceChildren();
  };
  flushSync(() => root.render(<Page ids={ids} isChosen={isChosen} />));
}

it('what is composed far below is brought into sight as it is drawn, and nothing is given the focus', () => {
  top = 20 * window.innerHeight;
  draw(['far', 'further']);
  expect(scrolled.map(({ at, to }) => [at.textContent, to])).toEqual([
    ['far', { block: 'center', behavior: 'instant' }],
  ]);
  expect(document.activeElement).toBe(document.body);
});

it('so is the place of a section without a block', () => {
  top = 20 * window.innerHeight;
  draw([]);
  expect(scrolled[0]?.at.textContent).toBe('Nothing yet');
});

it('nothing moves where it is in sight already, or a block is chosen', () => {
  top = 200;
  draw(['near']);
  end();
  top = 20 * window.innerHeight;
  draw(['chosen'], true);
  expect(scrolled).toEqual([]);
});
