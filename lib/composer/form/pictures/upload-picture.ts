import { z } from 'zod';
import { allowedTypes, choosePicture, largestFile } from '@/schemas/picture-files';

/** What a picture is said to show; nothing for one that is decorative. */
export type PictureWords = { alt: string; decorative: boolean };

const madeSchema = z.object({ doc: z.object({ id: z.number() }) });
const refusalSchema = z.object({
  errors: z.array(
    z.object({
      message: z.string(),
      data: z.object({ errors: z.array(z.object({ message: z.string() })).min(1) }).optional(),
    }),
  ),
});

/** Why a file cannot become a picture, as far as can be told before it is sent; null when it may. */
export function fileFault({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | null {
  if (!allowedTypes.includes(type)) return `“${name}” is not a picture that can be shown. ${choosePicture}`;
  if (size > largestFile)
    return `“${name}” has ${(size / 1_000_000).toFixed(1)} MB, and ${largestFile / 1_000_000} MB is the most. Save it smaller, or as JPEG or WebP`;
  return null;
}

/** Adds a picture to the library; `tell` hears which part is sent, from 0 to 1. @returns its id, or why not. */
export function uploadPicture(
  file: File,
  words: PictureWords,
  tell: (part: number) => void,
): Promise<{ id: number } | { refusal: string }> {
  const form = new FormData();
  form.set('_payload', JSON.stringify(words));
  form.set('file', file);
  return new Promise((resolve) => {
    // Only this tells how much of a file is sent.
    const request = new XMLHttpRequest();
    request.upload.addEventListener('progress', ({ loaded, total }) => tell(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => resolve(readAnswer(request.responseText)));
    request.addEventListener('error', () =>
      resolve({ refusal: 'There is no connection just now. Try again in a moment' }),
    );
    request.open('POST', '/cms-api/media?depth=0');
    request.send(form);
  });
}

function readAnswer(text: string): { id: number } | { refusal: string } {
  const answer = readJson(text);
  const made = madeSchema.safeParse(answer);
  if (made.success) return made.data.doc;
  const [first] = refusalSchema.safeParse(answer).data?.errors ?? [];
  return {
    refusal:
      first?.data?.errors[0]?.message ??
      first?.message ??
      'The server could not take it. Try again in a moment',
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
