import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { getDataDir } from '../data-dir';
import { FailedMigration } from './failed-migration';

export type Migration = NonNullable<Payload['db']['prodMigrations']>[number];

/** Migrations of earlier releases that the initial migration of this release replaces. Names sort by time. */
export type PreviousChain = {
  first: string;
  last: string;
  /** Turns the schema after `last` into the schema of the initial migration. */
  upgrade: Migration['up'];
};

type AppliedNames = ReadonlySet<string>;

/**
 * The migrations to run. In a database with the complete previous chain, the upgrade replaces the initial
 * migration, in its transaction and under its name, and removes the records of the chain.
 * @throws FailedMigration when the database has only a part of the previous chain.
 */
export function resolvePending(
  migrations: readonly Migration[],
  applied: AppliedNames,
  chain?: PreviousChain,
): readonly Migration[] {
  const pending = migrations.filter(({ name }) => !applied.has(name));
  const lastApplied = chain && findLastApplied(applied, chain);
  const [initial] = migrations;
  if (!lastApplied || !initial || applied.has(initial.name)) return pending;
  if (lastApplied !== chain.last) throw outdatedDatabase(initial.name, lastApplied, chain);
  return [withUpgrade(initial, chain), ...pending.slice(1)];
}

const findLastApplied = (applied: AppliedNames, { first, last }: PreviousChain): string | undefined =>
  [...applied]
    .filter((name) => first <= name && name <= last)
    .sort()
    .at(-1);

const withUpgrade = (initial: Migration, { first, last, upgrade }: PreviousChain): Migration => ({
  ...initial,
  up: async (args) => {
    await upgrade(args);
    await args.db.execute(
      sql`delete from payload_migrations where name collate "C" between ${first} and ${last}`,
    );
  },
});

const outdatedDatabase = (initial: string, lastApplied: string, { last }: PreviousChain): FailedMigration =>
  new FailedMigration(
    initial,
    [
      `Nothing was changed: the database was last migrated by an earlier release (${lastApplied}), and this release upgrades only databases with the migration ${last}.`,
      `To keep the data, start the release before this one once; docs/operations.md (Release) shows how to find it.`,
      `To discard the data of a local database, delete the folder ${getDataDir()} and run npm run demo again.`,
    ].join(' '),
  );
