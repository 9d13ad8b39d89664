import type { z } from 'zod';
import { formatList } from '@/schemas/format-list';

const typeNames: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'on or off',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
};

/** Zod messages for authors that say what to do; a schema's own message takes precedence. */
export const zodErrorMap: z.core.$ZodErrorMap = (issue) => {
  const { input } = issue;
  if (issue.code === 'unrecognized_keys')
    return `Remove ${formatList(
      issue.keys.map((key) => `"${key}"`),
      'and',
    )}: there is no such field`;
  if (input === undefined || input === null || input === '') return 'Fill this in';
  if (issue.code === 'invalid_type')
    return Object.hasOwn(typeNames, issue.expected) ? `This must be ${typeNames[issue.expected]}` : undefined;
  if (issue.code === 'invalid_value') return `Choose ${formatList(issue.values.map(String), 'or')}`;
  if (issue.code === 'too_small') return limitMessage(issue.origin, 'at least', issue.minimum);
  if (issue.code === 'too_big') return limitMessage(issue.origin, 'at most', issue.maximum);
  return undefined;
};

function limitMessage(origin: string, limit: 'at least' | 'at most', count: number | bigint): string {
  if (origin === 'string') return `Write ${limit} ${count} characters`;
  if (origin === 'array')
    return `${limit === 'at least' ? 'Add' : 'Keep'} ${limit} ${count} ${count === 1 ? 'entry' : 'entries'}`;
  return `Choose ${limit} ${count}`;
}
