import type { Where } from 'payload';

/** What can be archived with all that hangs on it. */
export const archivables = ['offices', 'people'] as const;
export type Archivable = (typeof archivables)[number];

/** What archiving takes from the website: the documents it is about, and what hides one. */
export type ArchiveStep = VersionedStep | PlainStep;

const published: Where = { _status: { equals: 'published' } };

/** Documents with content, of which an office has some: each is unpublished by itself, and may be refused. */
export type VersionedStep = {
  collection: 'pages' | 'website-sections' | 'posts' | 'sale-stories';
  where: Where;
};

/** Documents of which an office may have thousands: hidden together by one field. */
export type PlainStep = {
  collection: 'listings' | 'reviews' | 'people' | 'offices';
  where: Where;
  hidden: { status: 'withdrawn' | 'Closed' } | { published: false } | { show_on_website: false };
};

const unpublish = (collection: VersionedStep['collection'], owner: Where): ArchiveStep => ({
  collection,
  where: { and: [owner, published] },
});

const hidePeople = (where: Where): ArchiveStep => ({
  collection: 'people',
  where,
  hidden: { show_on_website: false },
});

/** An office with all that hangs on it. What it sold stays told; menus and redirects do nothing without it. */
function officeSteps(id: number): ArchiveStep[] {
  const own: Where = { office: { equals: id } };
  return [
    unpublish('pages', { or: [own, { 'agent.office': { equals: id } }] }),
    unpublish('website-sections', own),
    unpublish('posts', own),
    unpublish('sale-stories', own),
    {
      collection: 'listings',
      where: { and: [own, published, { status: { in: ['active', 'under_offer'] } }] },
      hidden: { status: 'withdrawn' },
    },
    {
      collection: 'reviews',
      where: { and: [own, { published: { equals: true } }] },
      hidden: { published: false },
    },
    hidePeople({ and: [own, published, { show_on_website: { equals: true } }] }),
    { collection: 'offices', where: { id: { equals: id } }, hidden: { status: 'Closed' } },
  ];
}

/** A person with their own pages; listings, posts, reviews and sale stories stay with the office, and name the person no more. */
const personSteps = (id: number): ArchiveStep[] => [
  unpublish('pages', { agent: { equals: id } }),
  hidePeople({ id: { equals: id } }),
];

/** What archiving takes from the website beside the document, and what it leaves there: told to whoever may choose it. */
export const archiving: Readonly<Record<Archivable, { takes: string; leaves: string }>> = {
  offices: {
    takes: 'its pages, sections, posts, reviews, sale stories, people and open listings',
    leaves: 'Sold listings stay, and name it no more',
  },
  people: {
    takes: 'their own pages',
    leaves: 'Listings, posts, reviews and sale stories stay, and name the person no more',
  },
};

/** How each kind that can be archived is; what hangs on it comes before it. */
export const archiveSteps: Readonly<Record<Archivable, (id: number) => ArchiveStep[]>> = {
  offices: officeSteps,
  people: personSteps,
};
