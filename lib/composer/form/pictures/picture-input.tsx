'use client';

import { type ReactElement, Suspense, useState } from 'react';
import { isNode } from '@/lib/document/nodes';
import { recordIdSchema } from '@/schemas/reference';
import { drawnLater, laterPart } from '../../loading/later-part';
import { type ControlProps, withValue } from '../field/field-props';
import { useFormPlace } from '../field/form-place';
import { useRecord } from '../records/use-record';
import { ChooseFile } from './choose-file';
import { FocusInput } from './focus-input';

const PictureLibrary = drawnLater(
  laterPart(() => import('./picture-library').then((module) => module.PictureLibrary)),
);

/** A picture out of the library, with words of its own for those who cannot see it. */
export function PictureInput(props: ControlProps): ReactElement {
  const { value, change, id, about, disabled } = props;
  const { say } = useFormPlace();
  const picture = isNode(value) ? value : null;
  const media = recordIdSchema.safeParse(picture?.media).data;
  const [library, setLibrary] = useState<{ first: File | null } | null>(null);
  return (
    <div className="grid gap-2">
      {picture ? (
        <Shown {...props} picture={picture} />
      ) : (
        <ChooseFile disabled={disabled} choose={(first) => setLibrary({ first })} />
      )}
      <p className="flex gap-2">
        <button
          type="button"
          id={id}
          aria-describedby={about}
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
              change(undefined, false);
              // This button is gone with the picture; where another is chosen stays.
              document.getElementById(id)?.focus();
            }}
          >
            Take it out
          </button>
        )}
      </p>
      {disabled && <NotChangedHere />}
      {library && (
        <Suspense>
          <PictureLibrary
            first={library.first}
            close={() => setLibrary(null)}
            choose={(chosen) => {
              setLibrary(null);
              change({ media: chosen }, false);
              say('Picture chosen');
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

const NotChangedHere = (): ReactElement => (
  <p className="text-label text-text-muted">
    Not to be changed here. What can be changed instead is said at the top of this pane.
  </p>
);

type ShownProps = ControlProps & { picture: Readonly<Record<string, unknown>> };

/** The picture that stands there, and what is said of it. */
function Shown({ picture, change, disabled }: ShownProps): ReactElement {
  const { alt } = picture;
  const record = useRecord('media', recordIdSchema.safeParse(picture.media).data);
  const known = record !== null && typeof record === 'object' ? record : null;
  return (
    <>
      {record === 'gone' && (
        <p className="chosen text-negative">This picture is gone, or not yours to see. Choose another.</p>
      )}
      {record === 'unknown' && <p className="chosen text-text-muted">The picture cannot be read just now.</p>}
      {known?.picture && (
        <FocusInput
          src={known.picture}
          focus={picture.focus}
          disabled={disabled}
          change={(focus) => change(withValue(picture, 'focus', focus), true)}
        />
      )}
      {known?.warning && alt === undefined && (
        <p className="text-label text-negative">{known.warning}: say it here</p>
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
              : known && !known.warning
                ? known.name
                : 'What it shows'
          }
          value={typeof alt === 'string' ? alt : ''}
          onChange={({ target }) => change(withValue(picture, 'alt', target.value || undefined), true)}
        />
      </label>
      <label className="option">
        <input
          type="checkbox"
          disabled={disabled}
          checked={alt === ''}
          onChange={({ target }) => change(withValue(picture, 'alt', target.checked ? '' : undefined), false)}
        />
        Decorative here
      </label>
    </>
  );
}
