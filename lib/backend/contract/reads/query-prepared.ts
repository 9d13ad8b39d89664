import { z } from 'zod';
import type { Reading } from '@/lib/backend/contract/reads/reading';

/** A read-only statement whose plan each connection keeps, by a name that no other has: of many tables' indexes, a plan takes longer than its rows. */
export type Prepared = { name: string; text: string };

/** Rows of a statement that is asked all the time, parsed. What its answer depends on is noted by who asks. */
export async function queryPrepared<Row extends z.ZodType>(
  { payload, waves }: Reading,
  statement: Prepared,
  values: unknown[],
  row: Row,
): Promise<z.infer<Row>[]> {
  const { pool } = payload.db;
  const ask = (asked: { text: string }) => waves.run(async () => pool.query({ ...asked, values }));
  const { rows } = await ask(statement).catch((error: unknown) => {
    if (!isForgotten(error)) throw error;
    return ask({ text: statement.text });
  });
  return z.array(row).parse(rows);
}

/** A migration changed what a plan is made for, or something between us and the database does not know the plan, or another by its name. */
const forgotten: readonly unknown[] = ['0A000', '26000', '42P05'];

const isForgotten = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && forgotten.includes(error.code);
