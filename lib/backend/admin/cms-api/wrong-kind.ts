import { APIError } from 'payload';

/**
 * A value of the wrong type. The message names the field for API clients; the nested error has the path and
 * the label for forms.
 */
export type TypeMismatch = {
  /** The field name for API clients, without row indexes. */
  name: string;
  /** The path in the form, with row indexes. */
  path: string;
  label: string;
  expected: string;
  /** A more specific message for forms than the expected type. */
  sentence: string | undefined;
};

export const typeMismatchError = ({ name, path, label, expected, sentence }: TypeMismatch): APIError =>
  new APIError(`Check the field ${name}: it takes ${expected}`, 400, {
    errors: [{ path, label, message: sentence ?? `It takes ${expected}` }],
  });
