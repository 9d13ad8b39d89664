'use client';

import { type ReactElement, Suspense, useState } from 'react';
import { isNode } from '@/lib/document/nodes';
import { recordIdSchema } from '@/schemas/reference';
import { lazyComponent, lazyPart } from '../../lazy-component';
import { type ControlProps, withValue } from '../field/field-props';
import { useBlockFormContext } from '../field/block-form-context';
import { useRecord } from '../records/use-record';
import { FileDropZone } from './file-drop-zone';
import { FocusInput } from './focus-input';

const PictureLibrary = lazyComponent(
  lazyPart(() => import('./picture-library').then((module) => module.PictureLibrary)),
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
          {media === undefined ? 'Choose from the library' : 'Change the picture'}
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
            Take it out
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
              announce('Picture chosen');
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

const ReadOnlyHint = (): ReactElement => (
  <p className="text-label text-text-muted">
    Not to be changed here. What can be changed instead is said at the top of this pane.
  </p>
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
        <p className="chosen text-negative">This picture is gone, or not yours to see. Choose another.</p>
      )}
      {record === 'unknown' && <p className="chosen text-text-muted">The picture cannot be read just now.</p>}
      {loaded?.picture && (
        <FocusInput
          src={loaded.picture}
          focus={picture.focus}
          disabled={disabled}
          onChange={(focus) => onChange(withValue(picture, 'focus', focus), true)}
        />
      )}
      {loaded?.warning && alt === undefined && (
        <p className="text-label text-negative">{loaded.warning}: say it here</p>
      )}
      <label className="block">
        <span className="mb-1 block text-label">Read out to whoever cannot see it</span>
        <textarea
          className="field field-sizing-content"
          rows={1}
          disabled={disabled || alt === ''}
          placeholder={
            alt === ''
              ? 'Nothing: it is decorative here'
              : loaded && !loaded.warning
                ? loaded.name
                : 'What it shows'
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
          onChange={({ target }) => onChange(withValue(picture, 'alt', target.checked ? '' : undefined), false)}
        />
        Decorative here
      </label>
    </>
  );
}
