'use client';

import { TextField } from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';
import type { FocusEvent, KeyboardEvent } from 'react';
import { takeWord } from './take-word';

/** A list of words. Enter or Tab takes the word that is typed, and so does leaving it, or saving by the keyboard: what is saved next has it. */
export const ListOfWords: TextFieldClientComponent = (props) => (
  <div
    style={{ display: 'contents' }}
    onBlurCapture={({ target }: FocusEvent) => takeWord(target)}
    onKeyDownCapture={(event: KeyboardEvent) => {
      if (isSave(event) && event.target instanceof Element) takeWord(event.target);
    }}
  >
    <TextField {...props} />
  </div>
);

const isSave = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 's' && (ctrlKey || metaKey);
