import type { ReactElement, ReactNode } from 'react';

export type HeadingLevel = 1 | 2 | 3 | 4;
export type HeadingSize = 'display' | 'title' | 'section' | 'card';

type HeadingProps = { level: HeadingLevel; size: HeadingSize; id?: string | undefined; children: ReactNode };

const elements = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const;

const sizes = {
  display: 'text-display',
  title: 'text-title',
  section: 'text-section',
  card: 'text-card',
} as const;

/** A heading: `level` is its level in the outline, `size` its appearance; the two are independent. */
export function Heading({ level, size, id, children }: HeadingProps): ReactElement {
  const Element = elements[level];
  return (
    <Element {...(id && { id })} className={sizes[size]}>
      {children}
    </Element>
  );
}
