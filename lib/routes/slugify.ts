import { foldLetters } from '@/schemas/fold-letters';

/** `Cold store, Tema` → `cold-store-tema`. */
export function slugify(text: string): string {
  return foldLetters(text)
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
