import { expect, test } from 'vitest';
import { z } from 'zod';
import { severityOf } from './severity-of';
import { tryParse } from './try-parse';

const props = z.strictObject({
  heading: z.string().min(1).max(20),
  count: z.number().min(1),
  facts: z.array(z.string()).min(2),
  kind: z.enum(['grid', 'list']),
});
const finished = { heading: 'Sold', count: 3, facts: ['a', 'b'], kind: 'grid' };

function severitiesOf(change: Record<string, unknown>): string[] {
  const parsed = tryParse(props, { ...finished, ...change });
  return parsed.ok ? [] : parsed.issues.map(severityOf);
}

test.each([
  ['nothing written', { heading: '' }],
  ['nothing there', { heading: undefined }],
  ['nothing chosen', { kind: null }],
  ['too few of a list', { facts: ['a'] }],
])('%s is unfinished', (_description, change) => expect(severitiesOf(change)).toEqual(['unfinished']));

test.each([
  ['a figure below the least', { count: 0 }],
  ['a text that is too long', { heading: 'x'.repeat(21) }],
  ['a text for a figure', { count: 'three' }],
  ['a choice there is not', { kind: 'circle' }],
  ['a name nobody knows', { colour: 'red' }],
])('%s is malformed', (_description, change) => expect(severitiesOf(change)).toEqual(['malformed']));
