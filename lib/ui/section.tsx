import type { ReactElement, ReactNode } from 'react';
import type { Surface } from '@/schemas/surface';
import { classNames } from './class-names';

type SectionProps = {
  surface?: Surface;
  space?: 'normal' | 'tight' | 'none';
  width?: 'normal' | 'wide' | 'narrow' | 'full';
  id?: string;
  /** The id of the heading that names the section; without it the section is no landmark. */
  labelledBy?: string;
  children: ReactNode;
};

const surfaces = {
  paper: 'bg-surface',
  raised: 'bg-surface-sunken',
  ink: 'bg-surface-ink',
  forest: 'bg-surface-forest',
} as const;

const spaces = { normal: 'py-section', tight: 'py-section-tight', none: '' } as const;

const widths = {
  normal: 'max-w-page px-gutter',
  wide: 'max-w-wide px-gutter',
  narrow: 'max-w-narrow px-gutter',
  full: '',
} as const;

/** The container of every section block. On ink and forest surfaces, all roles use their dark variant. */
export function Section({
  surface = 'paper',
  space = 'normal',
  width = 'normal',
  id,
  labelledBy,
  children,
}: SectionProps): ReactElement {
  const Element = labelledBy ? 'section' : 'div';
  return (
    <Element
      id={id}
      aria-labelledby={labelledBy}
      data-surface={surface}
      className={classNames('text-text', surfaces[surface], spaces[space])}
    >
      <div className={classNames('settle mx-auto w-full', widths[width])}>{children}</div>
    </Element>
  );
}
