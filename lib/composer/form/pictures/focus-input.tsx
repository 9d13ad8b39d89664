'use client';

import type { KeyboardEvent, MouseEvent, ReactElement } from 'react';
import { focusStep } from '@/lib/ui/focus-step';
import { type Focus, focusSchema } from '@/schemas/image';
import { useBlockFormContext } from '../field/block-form-context';

type FocusInputProps = {
  src: string;
  focus: unknown;
  onChange: (focus: Focus | undefined) => void;
  disabled: boolean;
};

const FOCUS_STEP_PERCENT = 20;
const arrowMoves: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-FOCUS_STEP_PERCENT, 0],
  ArrowRight: [FOCUS_STEP_PERCENT, 0],
  ArrowUp: [0, -FOCUS_STEP_PERCENT],
  ArrowDown: [0, FOCUS_STEP_PERCENT],
};
const cropShapes = [
  ['Square', 'aspect-square w-12'],
  ['Upright', 'aspect-[4/5] w-10'],
  ['Wide', 'aspect-[21/9] w-24'],
] as const;

const clampToStep = (percent: number): number => Math.min(100, Math.max(0, focusStep(percent)));

/**
 * Input for the focal point of a picture, set by a click or with the arrow keys, with previews of the crops.
 */
export function FocusInput({ src, focus, onChange, disabled }: FocusInputProps): ReactElement {
  const { announce } = useBlockFormContext();
  const focalPoint = focusSchema.safeParse(focus).data;
  const position = focalPoint ?? { x: 50, y: 50 };
  const move = (next: Focus) => {
    onChange(next);
    announce(`${next.x} from the left, ${next.y} from the top, of 100`);
  };
  const setFromPointer = ({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLElement>) => {
    if (detail === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    move({ x: clampToStep((100 * (clientX - left)) / width), y: clampToStep((100 * (clientY - top)) / height) });
  };
  const moveByKey = (event: KeyboardEvent) => {
    const move = arrowMoves[event.key];
    if (!move) return;
    event.preventDefault();
    move({ x: clampToStep(position.x + move[0]), y: clampToStep(position.y + move[1]) });
  };
  const focusAttributes = focalPoint && { 'data-focus-x': focusStep(focalPoint.x), 'data-focus-y': focusStep(focalPoint.y) };
  return (
    <div className="grid gap-2">
      <button
        type="button"
        className="focus-place"
        aria-label={`What stays in sight where the picture is cropped: ${position.x} from the left, ${position.y} from the top, of 100. The arrow keys move it`}
        disabled={disabled}
        onClick={setFromPointer}
        onKeyDown={moveByKey}
      >
        {/* biome-ignore lint/performance/noImgElement: the small copy that was made at the upload, as it is */}
        <img src={src} alt="" className="mx-auto block max-h-48 max-w-full rounded-md" />
        {focalPoint && <span className="focus-point" {...focusAttributes} />}
      </button>
      <p className="flex items-end gap-3 text-label text-text-muted">
        {cropShapes.map(([name, shape]) => (
          <span key={name} className="grid justify-items-center gap-1">
            {/* biome-ignore lint/performance/noImgElement: the same, as it is cropped */}
            <img src={src} alt="" {...focusAttributes} className={`rounded-sm object-cover ${shape}`} />
            {name}
          </span>
        ))}
        {focalPoint ? (
          <button
            type="button"
            className="pane-button ml-auto"
            disabled={disabled}
            onClick={() => onChange(undefined)}
          >
            Middle
          </button>
        ) : (
          <span className="ml-auto text-right">Click what must stay in sight</span>
        )}
      </p>
    </div>
  );
}
