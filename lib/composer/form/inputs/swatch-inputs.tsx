'use client';

import type { ReactElement, ReactNode } from 'react';
import { surfaceSchema } from '@/schemas/surface';
import type { ControlProps } from '../field/field-props';
import { RadioOption, valuesOf } from './choice-inputs';

const surfaceClasses = {
  paper: 'bg-surface',
  raised: 'bg-surface-sunken',
  ink: 'bg-surface-ink',
  forest: 'bg-surface-forest',
} as const;

/** Input for a surface of the design, with a sample of each. */
export function SurfaceInput(props: ControlProps): ReactElement {
  const renderSwatch = (value: unknown) => {
    const surface = surfaceSchema.safeParse(value).data ?? 'paper';
    return (
      <span
        aria-hidden
        data-surface={surface}
        className={`grid h-10 place-content-center rounded-md border border-line font-display text-text ${surfaceClasses[surface]}`}
      >
        Aa
      </span>
    );
  };
  return <Swatches {...props} renderSwatch={renderSwatch} />;
}

/** Input for a palette of the design, with a sample of each. */
export function PaletteInput(props: ControlProps): ReactElement {
  const renderSwatch = (value: unknown) => (
    <span aria-hidden data-swatch={value} className="palette-swatch font-display">
      Aa
    </span>
  );
  return <Swatches {...props} renderSwatch={renderSwatch} />;
}

type SwatchesProps = ControlProps & { renderSwatch: (value: unknown) => ReactNode };

const Swatches = ({ renderSwatch, ...props }: SwatchesProps): ReactElement => (
  <div className="grid grid-cols-4 gap-2">
    {valuesOf(props.field).map(([value, label]) => (
      <RadioOption key={value} {...props} option={value} className="swatch">
        {renderSwatch(value)}
        <span className="text-center text-label leading-tight">{label}</span>
      </RadioOption>
    ))}
  </div>
);
