'use client';

import type { ReactElement, ReactNode } from 'react';
import { surfaceSchema } from '@/schemas/surface';
import type { ControlProps } from '../field/field-props';
import { OneOf, valuesOf } from './choice-input';

const grounds = {
  paper: 'bg-surface',
  raised: 'bg-surface-sunken',
  ink: 'bg-surface-ink',
  forest: 'bg-surface-forest',
} as const;

/** The grounds of the design, as they look. */
export function SurfaceInput(props: ControlProps): ReactElement {
  const draw = (value: unknown) => {
    const ground = surfaceSchema.safeParse(value).data ?? 'paper';
    return (
      <span
        aria-hidden
        data-surface={ground}
        className={`grid h-10 place-content-center rounded-md border border-line font-display text-text ${grounds[ground]}`}
      >
        Aa
      </span>
    );
  };
  return <Swatches {...props} look={draw} />;
}

/** The palettes of the design: their ground, and what stands out on it. */
export function PaletteInput(props: ControlProps): ReactElement {
  const draw = (value: unknown) => (
    <span aria-hidden data-swatch={value} className="palette-swatch font-display">
      Aa
    </span>
  );
  return <Swatches {...props} look={draw} />;
}

type SwatchesProps = ControlProps & { look: (value: unknown) => ReactNode };

const Swatches = ({ look, ...props }: SwatchesProps): ReactElement => (
  <div className="grid grid-cols-4 gap-2">
    {valuesOf(props.field).map(([value, words]) => (
      <OneOf key={value} {...props} one={value} className="swatch">
        {look(value)}
        <span className="text-center text-label leading-tight">{words}</span>
      </OneOf>
    ))}
  </div>
);
