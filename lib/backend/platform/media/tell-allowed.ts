import { type CollectionAfterErrorHook, ValidationError } from 'payload';
import { z } from 'zod';
import { allowedFilesMessage } from '@/schemas/picture-files';

const errorDataSchema = z.object({ errors: z.array(z.object({ path: z.string(), message: z.string() })) });

/** Hook that adds the allowed file types to Payload's error messages. */
export const addAllowedTypes: CollectionAfterErrorHook = ({ error, result }) => {
  if (!(error instanceof ValidationError)) return;
  const { data } = errorDataSchema.safeParse(error.data);
  if (!data?.errors.some(({ path }) => path === 'file')) return;
  const errors = data.errors.map((one) =>
    one.path === 'file'
      ? { ...one, message: `${endSentence(describeTypeError(one.message))} ${allowedFilesMessage}` }
      : one,
  );
  const [first] = result?.errors ?? [];
  return {
    response: {
      errors: [{ ...first, name: error.name, message: errors[0]?.message ?? '', data: { errors } }],
    },
  };
};

/** Replaces MIME types, which Payload's messages contain, by a plain description. */
const describeTypeError = (message: string) =>
  /^(File type|Invalid file type|Invalid MIME type)/i.test(message)
    ? 'This file is not a picture of a kind that can be shown, whatever its name says'
    : message;

const endSentence = (text: string) => (text.endsWith('.') ? text : `${text}.`);
