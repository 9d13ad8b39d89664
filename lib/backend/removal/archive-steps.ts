import type { CollectionSlug, PayloadRequest, Where } from 'payload';

/** What can be archived with all that hangs on it. */
export const archivables = ['offices', 'people'] as const;
export type Archivable = (typeof archivables)[number];

/** What archiving takes from the website: the documents it is about, and the change that hides one. */
export type ArchiveStep = {
  collection: CollectionSlug;
  where: Where;
  hide: (id: number, req: PayloadRequest) => Promise<unknown>;
};

const isPublished: Where = { _status: { equals: 'published' } };

const unpublish = (collection: 'pages' | 'website-sections' | 'posts', owner: Where): ArchiveStep => ({
  collection,
  where: { and: [owner, isPublished] },
  hide: (id, req) => req.payload.update({ collection, id, data: { _status: 'draft' }, req }),
});

const hidePeople = (where: Where): ArchiveStep => ({
  collection: 'people',
  where,
  hide: (id, req) => req.payload.update({ collection: 'people', id, data: { show_on_website: false }, req }),
});

/** An office with all that hangs on it. What it sold stays told; menus and redirects do nothing without it. */
function officeSteps(id: number): ArchiveStep[] {
  const own: Where = { office: { equals: id } };
  return [
    unpublish('pages', { or: [own, { 'agent.office': { equals: id } }] }),
    unpublish('website-sections', own),
    unpublish('posts', own),
    {
      collection: 'listings',
      where: { and: [own, { status: { in: ['active', 'under_offer'] } }] },
      hide: (listing, req) =>
        req.payload.update({ collection: 'listings', id: listing, data: { status: 'withdrawn' }, req }),
    },
    {
      collection: 'reviews',
      where: { and: [own, { published: { equals: true } }] },
      hide: (review, req) =>
        req.payload.update({ collection: 'reviews', id: review, data: { published: false }, req }),
    },
    hidePeople({ and: [own, { show_on_website: { equals: true } }] }),
    {
      collection: 'offices',
      where: { id: { equals: id } },
      hide: (office, req) =>
        req.payload.update({ collection: 'offices', id: office, data: { status: 'Closed' }, req }),
    },
  ];
}

/** A person with their own pages; listings, posts and reviews stay with the office, and name the person no more. */
const personSteps = (id: number): ArchiveStep[] => [
  unpublish('pages', { agent: { equals: id } }),
  hidePeople({ id: { equals: id } }),
];

/** How each kind that can be archived is; what hangs on it comes before it. */
export const archiveSteps: Readonly<Record<Archivable, (id: number) => ArchiveStep[]>> = {
  offices: officeSteps,
  people: personSteps,
};
