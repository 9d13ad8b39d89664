'use client';

import { type KeyboardEvent, type MouseEvent, type ReactElement, Suspense, useState } from 'react';
import { isNode } from '@/lib/document/nodes';
import { focusStep } from '@/lib/ui/focus-step';
import { type Focus, focusSchema } from '@/schemas/image';
import { recordIdSchema } from '@/schemas/reference';
import { lazyComponent, loadable } from '../../lazy-component';
import { useBlockFormContext } from '../field/block-form-context';
import { type ControlProps, withValue } from '../field/field-props';
import { useRecord } from '../records/use-record';
import { FileDropZone } from './file-drop-zone';

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
function FocusInput({ src, focus, onChange, disabled }: FocusInputProps): ReactElement {
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
    move({
      x: clampToStep((100 * (clientX - left)) / width),
      y: clampToStep((100 * (clientY - top)) / height),
    });
  };
  const moveByKey = (event: KeyboardEvent) => {
    const step = arrowMoves[event.key];
    if (!step) return;
    event.preventDefault();
    move({ x: clampToStep(position.x + step[0]), y: clampToStep(position.y + step[1]) });
  };
  const focusAttributes = focalPoint && focusAttributesOf(focalPoint);
  return (
    <div className="grid gap-2">
      <button
        type="button"
        className="focus-place"
        aria-label={`Focal point: ${position.x} from the left, ${position.y} from the top, of 100. Move it with the arrow keys`}
        disabled={disabled}
        onClick={setFromPointer}
        onKeyDown={moveByKey}
      >
        {/* biome-ignore lint/performance/noImgElement: a thumbnail that needs no optimisation */}
        <img src={src} alt="" className="mx-auto block max-h-48 max-w-full rounded-md" />
        {focalPoint && <span className="focus-point" {...focusAttributes} />}
      </button>
      <p className="flex items-end gap-3 text-label text-text-muted">
        <CropPreviews src={src} focalPoint={focalPoint} />
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
          <span className="ml-auto text-right">Click to set the focal point</span>
        )}
      </p>
    </div>
  );
}

const focusAttributesOf = ({ x, y }: Focus) => ({
  'data-focus-x': focusStep(x),
  'data-focus-y': focusStep(y),
});

type CropPreviewsProps = { src: string; focalPoint: Focus | undefined };

/** The picture as it is cropped in each of the shapes. */
const CropPreviews = ({ src, focalPoint }: CropPreviewsProps): ReactElement[] =>
  cropShapes.map(([name, shape]) => (
    <span key={name} className="grid justify-items-center gap-1">
      {/* biome-ignore lint/performance/noImgElement: the same thumbnail, cropped */}
      <img
        src={src}
        alt=""
        {...(focalPoint && focusAttributesOf(focalPoint))}
        className={`rounded-sm object-cover ${shape}`}
      />
      {name}
    </span>
  ));

const PictureLibrary = lazyComponent(
  loadable(() => import('./picture-library').then((module) => module.PictureLibrary)),
);

/** Input for a picture of the library, with an alternative text for this use. */
export function PictureInput(props: ControlProps): ReactElement {
  const { value, onChange, id, describedBy, disabled } = props;
  const { announce } = useBlockFormContext();
  const picture = isNode(value) ? value : null;
  const media = recordIdSchema.safeParse(picture?.media).data;
  const [library, setLibrary] = useState<{ first: File | null } | null>(null);
  return (
    <div className="grid gap-2">
      {picture ? (
        <PictureDetails {...props} picture={picture} />
      ) : (
        <FileDropZone disabled={disabled} onSelect={(first) => setLibrary({ first })} />
      )}
      <p className="flex gap-2">
        <button
          type="button"
          id={id}
          aria-describedby={describedBy}
          className="pane-button border border-line-strong"
          disabled={disabled}
          onClick={() => setLibrary({ first: null })}
        >
          {media === undefined ? 'Choose from the library' : 'Replace picture'}
        </button>
        {picture && (
          <button
            type="button"
            className="pane-button"
            disabled={disabled}
            onClick={() => {
              onChange(undefined, false);
              // The focus moves to the button that stays, because this one is removed with the picture.
              document.getElementById(id)?.focus();
            }}
          >
            Remove
          </button>
        )}
      </p>
      {disabled && <ReadOnlyHint />}
      {library && (
        <Suspense>
          <PictureLibrary
            initialFile={library.first}
            onClose={() => setLibrary(null)}
            onSelect={(chosen) => {
              setLibrary(null);
              onChange({ media: chosen }, false);
              announce('Picture selected');
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

const ReadOnlyHint = (): ReactElement => (
  <p className="text-label text-text-muted">Read only. See the top of this pane for what you can edit.</p>
);

type PictureDetailsProps = ControlProps & { picture: Readonly<Record<string, unknown>> };

/** The selected picture with its focal point and alternative text. */
function PictureDetails({ picture, onChange, disabled }: PictureDetailsProps): ReactElement {
  const { alt } = picture;
  const record = useRecord('media', recordIdSchema.safeParse(picture.media).data);
  const loaded = record !== null && typeof record === 'object' ? record : null;
  return (
    <>
      {record === 'missing' && (
        <p className="chosen text-negative">
          This picture was deleted, or you do not have access to it. Choose another.
        </p>
      )}
      {record === 'unknown' && <p className="chosen text-text-muted">The picture could not be loaded.</p>}
      {loaded?.picture && (
        <FocusInput
          src={loaded.picture}
          focus={picture.focus}
          disabled={disabled}
          onChange={(focus) => onChange(withValue(picture, 'focus', focus), true)}
        />
      )}
      {loaded?.warning && alt === undefined && (
        <p className="text-label text-negative">{loaded.warning}: describe it here</p>
      )}
      <label className="block">
        <span className="mb-1 block text-label">Read aloud by screen readers</span>
        <textarea
          className="field field-sizing-content"
          rows={1}
          disabled={disabled || alt === ''}
          placeholder={
            alt === ''
              ? 'None: decorative here'
              : loaded && !loaded.warning
                ? loaded.name
                : 'Alternative text'
          }
          value={typeof alt === 'string' ? alt : ''}
          onChange={({ target }) => onChange(withValue(picture, 'alt', target.value || undefined), true)}
        />
      </label>
      <label className="option">
        <input
          type="checkbox"
          disabled={disabled}
          checked={alt === ''}
          onChange={({ target }) =>
            onChange(withValue(picture, 'alt', target.checked ? '' : undefined), false)
          }
        />
        Decorative here
      </label>
    </>
  );
}
