import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What people are called by in the CMS: both names, of who is there and of each of their versions. Triggers keep it so, as an instance of an older
 * version that runs beside, while the new one begins, knows nothing of it. What is trimmed is what `String.prototype.trim` does.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "people" ADD COLUMN "full_name" varchar;
  ALTER TABLE "_people_v" ADD COLUMN "version_full_name" varchar;`);
  await db.execute(sql`
    create function trim_name(name text) returns text language sql immutable parallel safe
      return nullif(btrim(name, e' \\t\\n\\x0b\\f\\r\\u00a0\\u1680\\u2000\\u2001\\u2002\\u2003\\u2004\\u2005\\u2006\\u2007\\u2008\\u2009\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff'), '');
    create function name_person() returns trigger language plpgsql as $$
      begin
        new.full_name := concat_ws(' ', trim_name(new.first_name), trim_name(new.last_name));
        return new;
      end
    $$;
    create function name_person_v() returns trigger language plpgsql as $$
      begin
        new.version_full_name := concat_ws(' ', trim_name(new.version_first_name), trim_name(new.version_last_name));
        return new;
      end
    $$;
    create trigger name_person before insert or update of first_name, last_name, full_name on people
      for each row execute function name_person();
    create trigger name_version
      before insert or update of version_first_name, version_last_name, version_full_name on _people_v
      for each row execute function name_person_v();
    update people set full_name = '';
    update _people_v set version_full_name = '';`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop trigger name_person on people;
    drop trigger name_version on _people_v;
    drop function name_person, name_person_v, trim_name;
   ALTER TABLE "people" DROP COLUMN "full_name";
  ALTER TABLE "_people_v" DROP COLUMN "version_full_name";`)
}
