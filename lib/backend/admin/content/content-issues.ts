import { type CollectionSlug, type PayloadRequest, ValidationError } from 'payload';
import { registry } from '@/blocks/registry';
import { formatIssue } from '@/lib/engine/format-issue';
import type { Issue } from '@/lib/engine/issue';
import { localeNames } from '@/lib/i18n/locales';
import { localeSchema } from '@/schemas/locale';

/**
 * A validation issue of content and the form field it belongs to. `message` is complete; for blocks, the
 * composer also receives the block id, the path (`place`), the separate `sentence`, and the locale
 * (`language`) if it differs.
 */
export type ContentIssue = {
  path: 'blocks' | 'body';
  message: string;
  block?: string;
  place?: string;
  sentence?: string;
  language?: string;
};

/** @param nodes the blocks that contain the issues. */
export const toBlockIssue =
  (nodes: readonly unknown[]) =>
  (issue: Issue): ContentIssue => ({
    path: 'blocks',
    message: formatIssue(issue, nodes, registry),
    ...(issue.blockId !== '' && { block: issue.blockId, place: issue.path, sentence: issue.message }),
  });

/** Creates the validation error for content issues. */
export function createContentValidationError(
  issues: readonly ContentIssue[],
  collection: CollectionSlug,
  req: PayloadRequest,
): ValidationError {
  const errors = issues.map(({ message, ...issue }) => ({ ...issue, label: message, message }));
  return new ValidationError({ collection, errors, req });
}

/** Converts issues of another locale that is published together with the written one. */
export const toLocaleIssues = (locale: string, issues: readonly ContentIssue[]): ContentIssue[] =>
  issues.map(({ path, message }) => ({
    ...{ path, language: locale },
    message: `In ${localeName(locale)}: ${message}`,
  }));

function localeName(locale: string): string {
  const { data } = localeSchema.safeParse(locale);
  return data ? localeNames[data] : locale;
}
