import { type CollectionBeforeChangeHook, ValidationError, type Where } from 'payload';

const customRoutes = [
  'customPage',
  'tribeCustomPage',
  'AgentCustomPage',
  'TribeMarketingWebsitePage',
  'marketingCustomPage',
];

/**
 * A page that is to be published must have a place nobody else has: its route, its address for custom pages, its
 * office and its agent. The database holds to it as well (`pages_one_a_place`).
 * @throws ValidationError
 */
export const checkPlace: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const page = { ...originalDoc, ...data };
  if (page._status !== 'published') return data;
  const refuse = (path: string, message: string) =>
    new ValidationError({ collection: 'pages', errors: [{ path, message }], req });
  if (customRoutes.includes(page.route) && !page.slug) throw refuse('slug', 'A custom page needs an address');
  const same: Where[] = [
    { route: { equals: page.route } },
    { _status: { equals: 'published' } },
    ...['slug', 'template_slug', 'scope', 'office', 'agent'].map((field) => matches(field, page[field])),
    ...(originalDoc?.id ? [{ id: { not_equals: originalDoc.id } }] : []),
  ];
  const { totalDocs } = await req.payload.count({ collection: 'pages', where: { and: same }, req });
  if (totalDocs > 0) throw refuse('route', 'Another page is published at this place');
  return data;
};

function matches(field: string, value: unknown): Where {
  const key = typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
  return key === null || key === undefined || key === ''
    ? { [field]: { exists: false } }
    : { [field]: { equals: key } };
}
