import type { z } from 'zod';

const typeNames = new Map([
  ['string', 'text'],
  ['int', 'a whole number'],
  ['number', 'a number'],
  ['array', 'a list'],
  ['object', 'a JSON object'],
]);

/** The message for an invalid field, written for developers. Messages in the schema take precedence. */
export const formatInputIssue: z.core.$ZodErrorMap = (issue) => {
  if (issue.input === undefined) return 'This field is missing.';
  if (issue.code === 'unrecognized_keys') return 'This field is not recognised.';
  if (issue.code === 'invalid_value') return `Send one of these: ${issue.values.map(String).join(', ')}.`;
  if (issue.code === 'too_small') return `Send at least ${formatCount(issue.origin, issue.minimum)}.`;
  if (issue.code === 'too_big') return `Send at most ${formatCount(issue.origin, issue.maximum)}.`;
  const kind = issue.code === 'invalid_type' ? typeNames.get(issue.expected) : undefined;
  return kind ? `Send ${kind}.` : 'This cannot be read.';
};

function formatCount(origin: string, count: number | bigint): string {
  if (origin === 'string') return `${count} ${count === 1 ? 'character' : 'characters'}`;
  if (origin === 'array') return `${count} ${count === 1 ? 'entry' : 'entries'}`;
  return String(count);
}
