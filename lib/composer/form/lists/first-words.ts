import { isNode } from '@/lib/document/nodes';

const MAX_SUMMARY_LENGTH = 48;

/** Summary of a collapsed entry: the first text in it, at any depth; null if there is none. */
export function summarizeEntry(entry: unknown): string | null {
  if (typeof entry === 'string') return entry.trim() === '' ? null : truncate(entry.trim());
  if (Array.isArray(entry)) return firstSummary(entry);
  return isNode(entry) ? (firstSummary(summaryKeys.map((name) => entry[name])) ?? firstSummary(Object.values(entry))) : null;
}

/** Keys that usually name an entry; they have priority. */
const summaryKeys = ['heading', 'title', 'label', 'name', 'question', 'caption'];

function firstSummary(values: readonly unknown[]): string | null {
  for (const value of values) {
    const summary = summarizeEntry(value);
    if (summary !== null) return summary;
  }
  return null;
}

const truncate = (text: string): string =>
  text.length > MAX_SUMMARY_LENGTH ? `${text.slice(0, MAX_SUMMARY_LENGTH - 1).trimEnd()}…` : text;
