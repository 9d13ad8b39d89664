import { z } from 'zod';
import { allowedTypes, MAX_FILE_BYTES, pictureRequirements } from '@/schemas/picture-files';

/** Alternative text of a picture; empty for a decorative one. */
export type PictureAltText = { alt: string; decorative: boolean };

const uploadedSchema = z.object({ doc: z.object({ id: z.number() }) });
const uploadErrorSchema = z.object({
  errors: z.array(
    z.object({
      message: z.string(),
      data: z.object({ errors: z.array(z.object({ message: z.string() })).min(1) }).optional(),
    }),
  ),
});

/**
 * Validates a file before an upload.
 * @returns a message, or null if it is accepted
 */
export function validateFile({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | null {
  if (!allowedTypes.includes(type)) return `“${name}” is not a supported picture. ${pictureRequirements}`;
  if (size > MAX_FILE_BYTES)
    return `“${name}” has ${(size / 1_000_000).toFixed(1)} MB; the limit is ${MAX_FILE_BYTES / 1_000_000} MB. Reduce it, or save it as JPEG or WebP`;
  return null;
}

/**
 * Uploads a picture to the library. `onProgress` receives the uploaded fraction, from 0 to 1.
 * @returns its id, or the reason for a refusal
 */
export function uploadPicture(
  file: File,
  altText: PictureAltText,
  onProgress: (fraction: number) => void,
): Promise<{ id: number } | { refusal: string }> {
  const form = new FormData();
  form.set('_payload', JSON.stringify(altText));
  form.set('file', file);
  return new Promise((resolve) => {
    // `fetch` does not report upload progress.
    const request = new XMLHttpRequest();
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    );
    request.addEventListener('load', () => resolve(parseUploadResponse(request.responseText)));
    request.addEventListener('error', () => resolve({ refusal: 'You are offline. Try again in a moment' }));
    request.open('POST', '/cms-api/media?depth=0');
    request.send(form);
  });
}

function parseUploadResponse(text: string): { id: number } | { refusal: string } {
  const body = parseJson(text);
  const uploaded = uploadedSchema.safeParse(body);
  if (uploaded.success) return uploaded.data.doc;
  const [first] = uploadErrorSchema.safeParse(body).data?.errors ?? [];
  return {
    refusal: first?.data?.errors[0]?.message ?? first?.message ?? 'The upload failed. Try again in a moment',
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
