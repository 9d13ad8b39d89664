import type { SubjectsQuery } from '@/lib/graphql/generated/operations';
import { contactNames } from '@/lib/i18n/contact-names';
import type { SubjectSlugs } from '@/lib/publish/page-sources';
import { contentNames } from '@/schemas/content-keys';

/**
 * The names behind the slugs, for `{office}` and its like; null when one of them does not exist. Of an office
 * its own region counts, whatever the address says. An agent's page also knows the agent's office.
 */
export function toNames(found: SubjectsQuery, asked: SubjectSlugs): Record<string, string> | null {
  const region = found.region;
  const gone =
    (asked.office && !found.office) ||
    (asked.region && !asked.office && !region) ||
    (asked.agent && !found.agent) ||
    (asked.listing && !found.listing) ||
    (asked.post && !found.post);
  if (gone) return null;
  return dropEmpty({
    network: found.header?.contents.find((content) => content.name === contentNames.network_name)?.value,
    ...contactNames(found.contact?.contents),
    office: found.office?.name ?? found.agent?.office?.name,
    region: found.office?.state ?? region?.name ?? found.agent?.office?.state,
    agent: found.agent?.name,
    listing: found.listing?.title,
    post: found.post?.title,
  });
}

function dropEmpty(names: Record<string, string | null | undefined>): Record<string, string> {
  return Object.fromEntries(Object.entries(names).flatMap(([key, name]) => (name ? [[key, name]] : [])));
}
