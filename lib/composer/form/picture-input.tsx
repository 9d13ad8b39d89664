'use client';

import type { ReactElement } from 'react';
import { isNode } from '@/lib/document/nodes';
import { recordIdSchema } from '@/schemas/reference';
import { type ControlProps, withValue } from './field-props';
import { RecordChoice } from './record-choice';

/** A picture out of the library, with words of its own for those who cannot see it. */
export function PictureInput({ value, change, id, disabled }: ControlProps): ReactElement {
  const picture = isNode(value) ? value : {};
  const { alt } = picture;
  return (
    <>
      <RecordChoice
        kind="media"
        what="picture"
        id={id}
        disabled={disabled}
        chosen={recordIdSchema.safeParse(picture.media).data}
        choose={(media) => change({ media }, false)}
      />
      {value !== undefined && (
        <>
          <label className="mt-2 block">
            <span className="mb-1 block text-label">Says here, instead of the library's words</span>
            <input
              className="field"
              type="text"
              disabled={disabled || alt === ''}
              value={typeof alt === 'string' ? alt : ''}
              onChange={(event) => change(withValue(picture, 'alt', event.target.value || undefined), true)}
            />
          </label>
          <label className="mt-2 flex items-center gap-2">
            <input
              type="checkbox"
              disabled={disabled}
              checked={alt === ''}
              onChange={(event) =>
                change(withValue(picture, 'alt', event.target.checked ? '' : undefined), false)
              }
            />
            Says nothing here: decorative
          </label>
          <button
            type="button"
            className="pane-button mt-2"
            disabled={disabled}
            onClick={() => change(undefined, false)}
          >
            Take the picture out
          </button>
        </>
      )}
    </>
  );
}
