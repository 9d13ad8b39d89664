import { type CollectionAfterErrorHook, ValidationError } from 'payload';
import { z } from 'zod';
import { chooseAllowed } from '@/schemas/picture-files';

const refusalSchema = z.object({ errors: z.array(z.object({ path: z.string(), message: z.string() })) });

/** Payload says of a refused file only what it was: this adds what would be taken. */
export const tellAllowed: CollectionAfterErrorHook = ({ error, result }) => {
  if (!(error instanceof ValidationError)) return;
  const { data } = refusalSchema.safeParse(error.data);
  if (!data?.errors.some(({ path }) => path === 'file')) return;
  const errors = data.errors.map((one) =>
    one.path === 'file'
      ? { ...one, message: `${endSentence(inPlainWords(one.message))} ${chooseAllowed}` }
      : one,
  );
  const [first] = result?.errors ?? [];
  return {
    response: {
      errors: [{ ...first, name: error.name, message: errors[0]?.message ?? '', data: { errors } }],
    },
  };
};

/** Payload names types of files, by which nobody knows what is wrong. */
const inPlainWords = (message: string) =>
  /^(File type|Invalid file type|Invalid MIME type)/i.test(message)
    ? 'This file is not a picture of a kind that can be shown, whatever its name says'
    : message;

const endSentence = (text: string) => (text.endsWith('.') ? text : `${text}.`);
