import { sql } from '@payloadcms/db-postgres';

/** Triggers that set the full names of people and of their versions, because other instances may write them too. */
export const fullNameTriggers = sql`
  create function set_full_name() returns trigger language plpgsql as $$
  begin
    new.full_name := concat_ws(' ', trim_name(new.first_name), trim_name(new.last_name));
    return new;
  end $$;
  create function set_version_full_name() returns trigger language plpgsql as $$
  begin
    new.version_full_name := concat_ws(' ', trim_name(new.version_first_name), trim_name(new.version_last_name));
    return new;
  end $$;
  create trigger set_full_name before insert or update of first_name, last_name, full_name on people
    for each row execute function set_full_name();
  create trigger set_full_name
    before insert or update of version_first_name, version_last_name, version_full_name on _people_v
    for each row execute function set_version_full_name();
`;

/** Full names of people. Names are trimmed as by `String.prototype.trim`. */
export const people = sql`
  create function trim_name(name text) returns text language sql immutable parallel safe
    return nullif(btrim(name, e' \\t\\n\\x0b\\f\\r\\u00a0\\u1680\\u2000\\u2001\\u2002\\u2003\\u2004\\u2005\\u2006\\u2007\\u2008\\u2009\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff'), '');
  ${fullNameTriggers}
`;
