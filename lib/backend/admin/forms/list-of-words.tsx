'use client';

import { TextField } from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';
import type { FocusEvent, KeyboardEvent } from 'react';
import { commitTypedValue } from './take-word';

/**
 * Text field with several values. Enter and Tab add the typed value in Payload; this also adds it on blur
 * and on the save shortcut, so that the next save includes it.
 */
export const ValueListInput: TextFieldClientComponent = (props) => (
  <div
    style={{ display: 'contents' }}
    onBlurCapture={({ target }: FocusEvent) => commitTypedValue(target)}
    onKeyDownCapture={(event: KeyboardEvent) => {
      if (isSaveShortcut(event) && event.target instanceof Element) commitTypedValue(event.target);
    }}
  >
    <TextField {...props} />
  </div>
);

const isSaveShortcut = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 's' && (ctrlKey || metaKey);
