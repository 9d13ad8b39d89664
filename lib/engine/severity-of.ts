import type { Severity } from './issue';
import type { ParseIssue } from './try-parse';

/**
 * Whether content is incomplete or must never be stored. Missing and empty values and too few entries are
 * unfinished, and so is a rule across several fields, which holds once they agree.
 */
export function severityOf(issue: ParseIssue): Severity {
  return isUnfinished(issue) ? 'unfinished' : 'malformed';
}

function isUnfinished({ code, input, errors }: ParseIssue): boolean {
  if (input === undefined || input === null || input === '') return code !== 'unrecognized_keys';
  if (code === 'too_small') return typeof input === 'string' || Array.isArray(input);
  if (code === 'custom') return typeof input === 'object';
  if (code === 'invalid_union')
    return (errors ?? []).some((branch) => branch.length > 0 && branch.every(isUnfinished));
  return false;
}
