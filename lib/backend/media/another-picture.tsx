'use client';

import { Button, useField, useListDrawer } from '@payloadcms/ui';
import { useRef } from 'react';
import { useFocusOnPicture } from './focus-on-picture';

type Props = { path: string; readOnly?: boolean };

/** Below a picture, the way to another one; Payload has it be taken out first. */
export function AnotherPicture({ path, readOnly = false }: Props) {
  const { value, setValue, disabled, filterOptions } = useField<number | null>({ path });
  const place = useRef<HTMLDivElement>(null);
  useFocusOnPicture(place, value);
  const [Library, , { openDrawer, closeDrawer }] = useListDrawer({
    collectionSlugs: ['media'],
    ...(filterOptions && { filterOptions }),
  });
  return (
    <div ref={place}>
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
          <Library
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
