import { APIError } from 'payload';

/** A value of another kind than a field takes: programs are told its name, and a form, at the field, what it is called there. */
export type WrongKind = {
  /** As programs know it, without rows. */
  name: string;
  /** With the rows, as a form has it. */
  path: string;
  label: string;
  wanted: string;
  /** What a form says of it, where that is more than what is wanted. */
  sentence: string | undefined;
};

export const refuseKind = ({ name, path, label, wanted, sentence }: WrongKind): APIError =>
  new APIError(`Check the field ${name}: it takes ${wanted}`, 400, {
    errors: [{ path, label, message: sentence ?? `It takes ${wanted}` }],
  });
