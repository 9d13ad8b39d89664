import type { z } from 'zod';
import { listWords } from '@/schemas/list-words';

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'on or off',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
};

/** What to do about a value, in the words of an author; a schema's own sentence goes before. */
export const wordIssue: z.core.$ZodErrorMap = (issue) => {
  const { input } = issue;
  if (issue.code === 'unrecognized_keys')
    return `Take out ${listWords(
      issue.keys.map((key) => `"${key}"`),
      'and',
    )}: there is no such field`;
  if (input === undefined || input === null || input === '') return 'Fill this in';
  if (issue.code === 'invalid_type')
    return Object.hasOwn(kinds, issue.expected) ? `This must be ${kinds[issue.expected]}` : undefined;
  if (issue.code === 'invalid_value') return `Choose ${listWords(issue.values.map(String), 'or')}`;
  if (issue.code === 'too_small') return amount(issue.origin, 'at least', issue.minimum);
  if (issue.code === 'too_big') return amount(issue.origin, 'at most', issue.maximum);
  return undefined;
};

function amount(origin: string, limit: 'at least' | 'at most', count: number | bigint): string {
  if (origin === 'string') return `Write ${limit} ${count} characters`;
  if (origin === 'array')
    return `${limit === 'at least' ? 'Add' : 'Keep'} ${limit} ${count} ${count === 1 ? 'entry' : 'entries'}`;
  return `Choose ${limit} ${count}`;
}
