import { decodeReferences } from '@/lib/document/decode-references';
import type { Json } from '@/schemas/json';
import { markdownIssue } from '@/schemas/markdown-limits';
import { plainTextIssue } from '@/schemas/plain-text';
import type { StoredBlock } from '@/schemas/stored-block';
import { type Issue, issueOf } from './issue';
import { figureIssue } from './text-figures';

/**
 * Issues of texts with invisible characters or unknown figures, and of texts that are too expensive to parse
 * as Markdown. Checks all texts, because it is unknown which are Markdown.
 */
export function findTextIssues(stored: StoredBlock): Issue[] {
  return findIssuesIn(stored.props, 'props', stored);
}

function findIssuesIn(value: Json, path: string, stored: StoredBlock): Issue[] {
  if (typeof value === 'string') {
    // In Markdown a character can also be written as a character reference.
    const message = plainTextIssue(decodeReferences(value), { lines: 'many' }) ?? markdownIssue(value);
    if (message !== null) return [issueOf(stored, path, message)];
    const unknown = figureIssue(value);
    return unknown === null ? [] : [issueOf(stored, path, unknown, 'unfinished')];
  }
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => findIssuesIn(inner, `${path}.${key}`, stored));
}
