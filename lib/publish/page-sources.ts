import type { ReferenceTable } from '@/lib/engine/reference-table';
import type { FindBinding } from '@/lib/engine/resolve-bindings';
import type { RecordOwnership } from '@/lib/routes/canonical-owner';
import type { PageOwner, SectionOwner } from '@/lib/routes/page-owner';
import type { RedirectRule } from '@/lib/routes/redirect-patterns';
import type { Subject } from '@/schemas/bindings/subject';
import type { FigureName, FigureValues } from '@/schemas/content-figures';
import type { Locale } from '@/schemas/locale';
import type { Page } from '@/schemas/page';
import type { Reference } from '@/schemas/reference';
import type { StoredBlock } from '@/schemas/stored-block';

export type PageRecordQuery = {
  /** Name of the matched row of the route table. */
  route: string;
  locale: Locale;
  /** Slug of a custom or landing page. */
  slug?: string | undefined;
  /** Slug of the template of a landing page. */
  template?: string | undefined;
} & PageOwner;

export type SectionRecordQuery = { name: string; locale: Locale } & SectionOwner;

/** Slugs of the records that the address of a page names. */
export type SubjectSlugs = Readonly<Partial<Record<Subject, string>>>;

/** The names of the records that an address names, and where its own record belongs. */
export type SubjectDetails = { names: Record<string, string> } & RecordOwnership;

/** Title and summary of a record for search engines. */
export type RecordDescription = { title: string | null; summary: string | null };

/**
 * Data sources of a page. Each resolves with null when there is no such record and rejects when it cannot be
 * read, so that no incomplete page is ever cached.
 */
export type PageSources = {
  /** The redirects that can apply to a path. */
  readRedirects: (path: string) => Promise<readonly RedirectRule[]>;
  readPage: (query: PageRecordQuery) => Promise<Page | null>;
  /** Details of the records with these slugs; null when one of them does not exist. */
  readSubjects: (subjects: SubjectSlugs, locale: Locale) => Promise<SubjectDetails | null>;
  /** The description of the record that an address is about. */
  readRecordDescription: (subjects: SubjectSlugs, locale: Locale) => Promise<RecordDescription>;
  readSection: (query: SectionRecordQuery) => Promise<{ blocks: StoredBlock[] } | null>;
  findBinding: FindBinding;
  /** Network figures that texts mention. */
  readFigures: (facts: readonly FigureName[], locale: Locale) => Promise<FigureValues>;
  /** Everything that content refers to by id, in one query. */
  readReferences: (references: readonly Reference[]) => Promise<ReferenceTable>;
};
