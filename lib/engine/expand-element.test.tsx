// @vitest-environment jsdom
import { act, lazy, type ReactNode, Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, vi } from 'vitest';
import { expandElement } from './expand-element';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

async function draw(node: ReactNode): Promise<string> {
  const container = document.createElement('div');
  await act(async () => createRoot(container).render(<Suspense>{expandElement(node)}</Suspense>));
  return container.innerHTML;
}

const Word = ({ children }: { children: ReactNode }) => <b>{children}</b>;
const Frame = ({ children }: { children: ReactNode }) => (
  <p>
    <Word>frame</Word>
    {children}
  </p>
);
const Counter = () => <i>{useState(7)[0]}</i>;
const Broken = (): ReactNode => {
  throw new Error('out of order');
};

describe('expandElement', () => {
  it('draws what React would have drawn', async () => {
    const tree = (
      <section>
        <Frame>
          <Word>one</Word>
          <Word>two</Word>
        </Frame>
        {['a', 'b'].map((letter) => (
          <Word key={letter}>{letter}</Word>
        ))}
        {null}
        {0}
      </section>
    );
    expect(await draw(tree)).toBe(
      '<section><p><b>frame</b><b>one</b><b>two</b></p><b>a</b><b>b</b>0</section>',
    );
  });

  it('throws where it is called, however deep the fault lies', () => {
    expect(() => expandElement(<Frame>{[<Broken key="broken" />]}</Frame>)).toThrow('out of order');
  });

  it('leaves components with a loader of their own to React', async () => {
    const Late = lazy(async () => ({ default: Counter }));
    expect(
      await draw(
        <Frame>
          <Late />
        </Frame>,
      ),
    ).toBe('<p><b>frame</b><i>7</i></p>');
  });
});
