import { z } from 'zod';
import type { WhenGone } from '@/lib/engine/bindings';

/** A slug, or `current` for the one the page's route names. */
export const slugQuerySchema = z.string().min(1).max(120).optional();

/** The slug meant by a list's filter; undefined where there is none to filter by. */
export function resolveCurrent(asked: string | undefined, current: string | undefined): string | undefined {
  return asked === 'current' ? current : asked;
}

/** The slug meant by a block about one record: the route's own unless another is named. */
export function resolveSubject(asked: string | undefined, current: string | undefined): string | undefined {
  return resolveCurrent(asked ?? 'current', current);
}

/** A page whose own subject is gone does not exist; a subject named by an author is only left out. */
export function ownPageNotFound({ slug }: { slug?: string | undefined }): WhenGone {
  return slug === undefined || slug === 'current' ? 'not-found' : 'hide';
}
