'use client';

import { Button, useField, useListDrawer } from '@payloadcms/ui';
import { useRef } from 'react';
import { usePictureFocus } from './use-picture-focus';

type ReplacePictureProps = { path: string; readOnly?: boolean };

/** Button below a picture that replaces it; in Payload the picture must be removed first. */
export function ReplacePicture({ path, readOnly = false }: ReplacePictureProps) {
  const { value, setValue, disabled, filterOptions } = useField<number | null>({ path });
  const container = useRef<HTMLDivElement>(null);
  usePictureFocus(container, value);
  const [MediaDrawer, , { openDrawer, closeDrawer }] = useListDrawer({
    collectionSlugs: ['media'],
    ...(filterOptions && { filterOptions }),
  });
  return (
    <div ref={container}>
      {value && !readOnly && (
        <>
          <Button
            buttonStyle="pill"
            className="another-picture"
            disabled={disabled ?? false}
            onClick={openDrawer}
            size="small"
          >
            Choose another picture
          </Button>
          <MediaDrawer
            onSelect={({ doc }) => {
              setValue(doc.id);
              closeDrawer();
            }}
          />
        </>
      )}
    </div>
  );
}
