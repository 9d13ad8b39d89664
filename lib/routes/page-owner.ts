import type { Subject } from '@/schemas/bindings/subject';

type Slugs = Readonly<Partial<Record<Subject, string>>>;

/** The slugs of those who may have a page of their own at an address, or a section. */
export type PageOwner = { office?: string | undefined; agent?: string | undefined };
export type SectionOwner = Pick<PageOwner, 'office'>;

export const pageOwner = ({ office, agent }: Slugs): PageOwner => ({ office, agent });
export const sectionOwner = ({ office }: Slugs): SectionOwner => ({ office });
