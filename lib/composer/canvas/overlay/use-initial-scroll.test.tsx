// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDocument } from '@/lib/document/operations/open-document';
import { useInitialScroll } from './scroll-to-block';

const scrollCalls: { at: Element; to: unknown }[] = [];
let top = 0;

beforeEach(() => {
  scrollCalls.length = 0;
  Element.prototype.scrollIntoView = function note(to) {
    scrollCalls.push({ at: this, to });
  };
  Element.prototype.getBoundingClientRect = () => new DOMRect(0, top, 100, 300);
});
/** Unmounts the page; the hook stops when the user scrolls. */
function closePage(): void {
  window.dispatchEvent(new Event('wheel'));
  cleanup();
}
afterEach(closePage);

const textWith = (id: string) => ({ id, type: 'rich-text', version: 0, props: { text: id } });

function Page({ ids, isChosen }: { ids: readonly string[]; isChosen: boolean }): ReactElement {
  useInitialScroll(openDocument(ids.map(textWith)), isChosen);
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

const renderPage = (ids: readonly string[], isChosen = false) =>
  render(<Page ids={ids} isChosen={isChosen} />);

it('useInitialScroll › scrolls to composed content far below on the first render and does not move the focus', () => {
  top = 20 * window.innerHeight;
  renderPage(['far', 'further']);
  expect(scrollCalls.map(({ at, to }) => [at.textContent, to])).toEqual([
    ['far', { block: 'center', behavior: 'instant' }],
  ]);
  expect(document.activeElement).toBe(document.body);
});

it('useInitialScroll › scrolls to the position of an empty section', () => {
  top = 20 * window.innerHeight;
  renderPage([]);
  expect(scrollCalls[0]?.at.textContent).toBe('Nothing yet');
});

it('useInitialScroll › does not scroll if the content is visible or a block is selected', () => {
  top = 200;
  renderPage(['near']);
  closePage();
  top = 20 * window.innerHeight;
  renderPage(['chosen'], true);
  expect(scrollCalls).toEqual([]);
});
