import type { Subject } from '@/schemas/bindings/subject';

type Slugs = Readonly<Partial<Record<Subject, string>>>;

/** The slugs of the office or agent whose own page, or whose office's section, takes precedence at an address. */
export type PageOwner = { office?: string | undefined; agent?: string | undefined };
export type SectionOwner = Pick<PageOwner, 'office'>;

export const pageOwnerOf = ({ office, agent }: Slugs): PageOwner => ({ office, agent });
export const sectionOwnerOf = ({ office }: Slugs): SectionOwner => ({ office });
