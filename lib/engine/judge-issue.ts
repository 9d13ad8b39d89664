import type { Severity } from './fault';
import type { Issue } from './try-parse';

/**
 * Whether an author has not come so far yet, or has written what may never be stored. What is missing, empty
 * or too few is unfinished, and so is a rule across several fields, which holds once all of them agree.
 */
export function judgeIssue(issue: Issue): Severity {
  return isUnfinished(issue) ? 'unfinished' : 'malformed';
}

function isUnfinished({ code, input, errors }: Issue): boolean {
  if (input === undefined || input === null || input === '') return code !== 'unrecognized_keys';
  if (code === 'too_small') return typeof input === 'string' || Array.isArray(input);
  if (code === 'custom') return typeof input === 'object';
  if (code === 'invalid_union')
    return (errors ?? []).some((branch) => branch.length > 0 && branch.every(isUnfinished));
  return false;
}
