import type { SubjectsQuery } from '@/lib/graphql/generated/operations';
import { contactNames } from '@/lib/i18n/contact-names';
import type { SubjectSlugs } from '@/lib/publish/page-sources';
import { contentNames } from '@/schemas/content-keys';

/**
 * The names of the records with these slugs, for placeholders such as `{office}`; null when one of them does
 * not exist. The region is that of the office, whatever the URL contains. An agent page also has the name of
 * the agent's office.
 */
export function toNames(found: SubjectsQuery, slugs: SubjectSlugs): Record<string, string> | null {
  const region = found.region;
  const isMissing =
    (slugs.office && !found.office) ||
    (slugs.region && !slugs.office && !region) ||
    (slugs.agent && !found.agent) ||
    (slugs.listing && !found.listing) ||
    (slugs.post && !found.post);
  if (isMissing) return null;
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
