'use client';

import { TextField } from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';
import type { FocusEvent } from 'react';
import { takeWord } from './take-word';

/** A list of words. Enter or Tab takes the word that is typed, and so does leaving it: a button that is pressed next saves it, too. */
export const ListOfWords: TextFieldClientComponent = (props) => (
  <div style={{ display: 'contents' }} onBlurCapture={({ target }: FocusEvent) => takeWord(target)}>
    <TextField {...props} />
  </div>
);
