import { z } from 'zod';
import type { Reading } from '@/lib/backend/contract/reads/reading';

/** A read-only statement whose plan each connection keeps, by a name that no other has: of many tables' indexes, a plan takes longer than its rows. */
export type Prepared = { name: string; text: string };

/** Rows of a statement that is asked all the time, parsed. What its answer depends on is noted by who asks. */
export async function queryPrepared<Row extends z.ZodType>(
  { payload, waves }: Reading,
  { name, text }: Prepared,
  values: unknown[],
  row: Row,
): Promise<z.infer<Row>[]> {
  const { pool } = payload.db;
  const ask = (asked: { name?: string; text: string }) =>
    waves.run(async () => pool.query({ ...asked, values }));
  const known = nameNow(name);
  const { rows } = await ask({ name: known, text }).catch((error: unknown) => {
    if (isOneOf(outlived, error)) return ask({ name: nameAnew(name, known), text });
    if (isOneOf(unknown, error)) return ask({ text });
    throw error;
  });
  return z.array(row).parse(rows);
}

/** A migration changed what a plan is made for. */
const outlived: readonly unknown[] = ['0A000'];
/** Something between us and the database does not know the plan, or another by its name. */
const unknown: readonly unknown[] = ['26000', '42P05'];

const isOneOf = (codes: readonly unknown[], error: unknown): boolean =>
  error instanceof Error && 'code' in error && codes.includes(error.code);

/** How often the plans of a statement were outlived: a connection forgets none, and each would refuse by its name, and be lost with that. */
const renewals = new Map<string, number>();

const nameNow = (name: string): string => `${name}_${renewals.get(name) ?? 0}`;

/** Of all who were refused by one name, the first makes the next one. */
function nameAnew(name: string, refused: string): string {
  if (refused === nameNow(name)) renewals.set(name, (renewals.get(name) ?? 0) + 1);
  return nameNow(name);
}
