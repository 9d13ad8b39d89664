import { describe, expect, it } from 'vitest';
import { formatError, nameStatement, redact, redactText, summariseError } from './redact';

const canary = 'canary-4711';
const databaseError = Object.assign(new Error(`new row violates check "c" ${canary}`), {
  ...{ severity: 'ERROR', code: '23514', detail: `Failing row contains (${canary})` },
});
const statement = 'insert into "staff" ("email", "hash") values ($1, $2)';
const failed = Object.assign(
  new Error(`Failed query: ${statement}\nparams: ${canary},${canary}`, { cause: databaseError }),
  { query: statement, params: [canary, canary] },
);

describe('nameStatement', () => {
  it.each([
    [statement, 'insert staff'],
    ['select "id" from "leads" where "email" = $1', 'select leads'],
    ['update only people set role = $1', 'update people'],
    ['with sent as (update mail_queue set sent_at = now()) select 1', 'update mail_queue'],
    ['BEGIN', 'begin'],
    [`select '${canary}'`, 'select'],
    ['', 'statement'],
  ])('names %j', (text, name) => {
    expect(nameStatement(text)).toBe(name);
  });
});

describe('redact', () => {
  it('logs the name and SQLSTATE of a failed statement only', () => {
    expect(formatError(failed)).toBe('Error: Failed query: insert staff (23514)');
    expect(summariseError(failed)).toBe('Failed query: insert staff (23514)');
    expect(formatError(databaseError)).toBe('Error: Failed query (23514)');
  });

  it('redacts a failed statement in a text, in a cause and in an error that was copied', () => {
    const wrapped = new Error('The lead was not saved', { cause: failed });
    const copied = new Error(failed.message);
    const text = `Mail 3 is tried again: ${failed.message}`;
    expect(formatError(wrapped)).toContain('[cause] Error: Failed query: insert staff (23514)');
    expect(redact(text)).toBe('Mail 3 is tried again: Failed query: insert staff');
    for (const value of [wrapped, copied, text, new AggregateError([failed])])
      expect(redact(value)).not.toContain(canary);
  });

  it('keeps the stack of other errors without a message that has several lines', () => {
    const error = new Error(`No block\n    at ${canary}`);
    expect(formatError(error)).toContain('redact.test.ts');
    expect(formatError(error).split('\n').slice(2).join('\n')).not.toContain(canary);
  });

  it('drops properties of unknown name and nested objects', () => {
    const entry = {
      msg: 'Saved',
      email: canary,
      data: { name: canary },
      list: [canary],
      status: 503,
      err: failed,
    };
    expect(redact(entry)).toEqual({
      ...{ msg: 'Saved', email: '[redacted]', data: '[redacted]', list: '[redacted]', status: 503 },
      err: { type: 'Error', message: 'Failed query: insert staff', code: '23514' },
    });
    expect(redact([canary])).toBe('[redacted] (1)');
  });

  it.each([
    ['550 no such user: ama.mensah@example.com', '550 no such user: [email]'],
    ['SMS to +233 24 412 3456 failed', 'SMS to [phone] failed'],
    ['SMS to 024 412 3456 failed', 'SMS to [phone] failed'],
    ['Key (email)=(x) already exists.', '[redacted]'],
    ['invalid input syntax for type integer: "x"', 'invalid input syntax for type integer: [redacted]'],
    ['Migrated 20261128_000400_initial in 1203 ms', 'Migrated 20261128_000400_initial in 1203 ms'],
    ['The site listens on port 3000.', 'The site listens on port 3000.'],
  ])('redacts %j', (text, result) => {
    expect(redactText(text)).toBe(result);
  });
});
