'use client';

import type { KeyboardEvent, MouseEvent, ReactElement } from 'react';
import { focusStep } from '@/lib/ui/focus-step';
import { type Focus, focusSchema } from '@/schemas/image';
import { useFormPlace } from '../field/form-place';

type FocusInputProps = {
  src: string;
  focus: unknown;
  change: (focus: Focus | undefined) => void;
  disabled: boolean;
};

const step = 20;
const moves: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};
const shapes = [
  ['Square', 'aspect-square w-12'],
  ['Upright', 'aspect-[4/5] w-10'],
  ['Wide', 'aspect-[21/9] w-24'],
] as const;

const within = (hundredths: number): number => Math.min(100, Math.max(0, focusStep(hundredths)));

/** The point of a picture that stays in sight: clicked on it, or moved with the arrow keys; below it, what that does. */
export function FocusInput({ src, focus, change, disabled }: FocusInputProps): ReactElement {
  const { say } = useFormPlace();
  const set = focusSchema.safeParse(focus).data;
  const at = set ?? { x: 50, y: 50 };
  const move = (next: Focus) => {
    change(next);
    say(`${next.x} from the left, ${next.y} from the top, of 100`);
  };
  const point = ({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLElement>) => {
    if (detail === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    move({ x: within((100 * (clientX - left)) / width), y: within((100 * (clientY - top)) / height) });
  };
  const walk = (event: KeyboardEvent) => {
    const by = moves[event.key];
    if (!by) return;
    event.preventDefault();
    move({ x: within(at.x + by[0]), y: within(at.y + by[1]) });
  };
  const marked = set && { 'data-focus-x': focusStep(set.x), 'data-focus-y': focusStep(set.y) };
  return (
    <div className="grid gap-2">
      <button
        type="button"
        className="focus-place"
        aria-label={`What stays in sight where the picture is cropped: ${at.x} from the left, ${at.y} from the top, of 100. The arrow keys move it`}
        disabled={disabled}
        onClick={point}
        onKeyDown={walk}
      >
        {/* biome-ignore lint/performance/noImgElement: the small copy that was made at the upload, as it is */}
        <img src={src} alt="" className="mx-auto block max-h-48 max-w-full rounded-md" />
        {set && <span className="focus-point" {...marked} />}
      </button>
      <p className="flex items-end gap-3 text-label text-text-muted">
        {shapes.map(([name, shape]) => (
          <span key={name} className="grid justify-items-center gap-1">
            {/* biome-ignore lint/performance/noImgElement: the same, as it is cropped */}
            <img src={src} alt="" {...marked} className={`rounded-sm object-cover ${shape}`} />
            {name}
          </span>
        ))}
        {set ? (
          <button
            type="button"
            className="pane-button ml-auto"
            disabled={disabled}
            onClick={() => change(undefined)}
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
