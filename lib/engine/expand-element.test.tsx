// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { expandElement } from './expand-element';

async function renderHtml(node: ReactNode): Promise<string> {
  const { container } = await act(async () => render(<Suspense>{expandElement(node)}</Suspense>));
  return container.innerHTML;
}

const Bold = ({ children }: { children: ReactNode }) => <b>{children}</b>;
const Frame = ({ children }: { children: ReactNode }) => (
  <p>
    <Bold>frame</Bold>
    {children}
  </p>
);
const Counter = () => <i>{useState(7)[0]}</i>;
const Broken = (): ReactNode => {
  throw new Error('out of order');
};

describe('expandElement', () => {
  it('renders the same as React', async () => {
    const tree = (
      <section>
        <Frame>
          <Bold>one</Bold>
          <Bold>two</Bold>
        </Frame>
        {['a', 'b'].map((letter) => (
          <Bold key={letter}>{letter}</Bold>
        ))}
        {null}
        {0}
      </section>
    );
    expect(await renderHtml(tree)).toBe(
      '<section><p><b>frame</b><b>one</b><b>two</b></p><b>a</b><b>b</b>0</section>',
    );
  });

  it('throws synchronously, however deep the error occurs', () => {
    expect(() => expandElement(<Frame>{[<Broken key="broken" />]}</Frame>)).toThrow('out of order');
  });

  it('leaves lazy components to React', async () => {
    const Late = lazy(async () => ({ default: Counter }));
    expect(
      await renderHtml(
        <Frame>
          <Late />
        </Frame>,
      ),
    ).toBe('<p><b>frame</b><i>7</i></p>');
  });
});
