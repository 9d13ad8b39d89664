import type { Where } from 'payload';

/** Collections whose documents can be archived with their dependents. */
export const archivableCollections = ['offices', 'people'] as const;
export type ArchivableCollection = (typeof archivableCollections)[number];

/** One step of archiving: the documents, and the fields that hide them. */
export type ArchiveStep = VersionedStep | BulkStep;

const published: Where = { _status: { equals: 'published' } };

/**
 * Collections with content, of which an office has few documents: each is unpublished separately, which can
 * be refused.
 */
export type VersionedStep = {
  collection: 'pages' | 'website-sections' | 'posts' | 'sale-stories';
  where: Where;
};

/** Collections of which an office can have thousands of documents: hidden together by one field. */
export type BulkStep = {
  collection: 'listings' | 'reviews' | 'people' | 'offices';
  where: Where;
  hiddenFields: { status: 'withdrawn' | 'Closed' } | { published: false } | { show_on_website: false };
};

const unpublish = (collection: VersionedStep['collection'], owner: Where): ArchiveStep => ({
  collection,
  where: { and: [owner, published] },
});

const hidePeople = (where: Where): ArchiveStep => ({
  collection: 'people',
  where,
  hiddenFields: { show_on_website: false },
});

/**
 * An office with its dependents. Sold listings stay published; menus and redirects have no effect without
 * the office.
 */
function createOfficeSteps(id: number): ArchiveStep[] {
  const ofOffice: Where = { office: { equals: id } };
  return [
    unpublish('pages', { or: [ofOffice, { 'agent.office': { equals: id } }] }),
    unpublish('website-sections', ofOffice),
    unpublish('posts', ofOffice),
    unpublish('sale-stories', ofOffice),
    {
      collection: 'listings',
      where: { and: [ofOffice, published, { status: { in: ['active', 'under_offer'] } }] },
      hiddenFields: { status: 'withdrawn' },
    },
    {
      collection: 'reviews',
      where: { and: [ofOffice, { published: { equals: true } }] },
      hiddenFields: { published: false },
    },
    hidePeople({ and: [ofOffice, published, { show_on_website: { equals: true } }] }),
    { collection: 'offices', where: { id: { equals: id } }, hiddenFields: { status: 'Closed' } },
  ];
}

/**
 * A person with their own pages. Listings, posts, reviews and sale stories stay with the office without the
 * person's name.
 */
const createPersonSteps = (id: number): ArchiveStep[] => [
  unpublish('pages', { agent: { equals: id } }),
  hidePeople({ id: { equals: id } }),
];

/** Texts for users: what archiving unpublishes besides the document, and what stays. */
export const archiveTexts: Readonly<
  Record<ArchivableCollection, { unpublished: string; remaining: string }>
> = {
  offices: {
    unpublished: 'its pages, sections, posts, reviews, sale stories, people and open listings',
    remaining: 'Sold listings stay, without the office',
  },
  people: {
    unpublished: 'their own pages',
    remaining: 'Listings, posts, reviews and sale stories stay, without the person',
  },
};

/** The steps by collection; dependents come before the document itself. */
export const archiveSteps: Readonly<Record<ArchivableCollection, (id: number) => ArchiveStep[]>> = {
  offices: createOfficeSteps,
  people: createPersonSteps,
};
