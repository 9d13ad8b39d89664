import type { FindBinding } from '@/lib/engine/fill-blocks';
import type { ReferenceTable } from '@/lib/engine/reference-table';
import type { RecordPlace } from '@/lib/routes/own-place';
import type { PageOwner, SectionOwner } from '@/lib/routes/page-owner';
import type { RedirectRule } from '@/lib/routes/redirect-patterns';
import type { Subject } from '@/schemas/bindings/subject';
import type { Fact, FactValues } from '@/schemas/facts';
import type { Locale } from '@/schemas/locale';
import type { Page } from '@/schemas/page';
import type { Reference } from '@/schemas/reference';
import type { StoredBlock } from '@/schemas/stored-block';

export type PageAsked = {
  /** The name of the matched row of the route table. */
  route: string;
  locale: Locale;
  /** Of a custom or landing page. */
  slug?: string | undefined;
  /** Of a landing page: the template it was made from. */
  template?: string | undefined;
} & PageOwner;

export type SectionAsked = { name: string; locale: Locale } & SectionOwner;

/** The slugs of the records a page's address names. */
export type SubjectSlugs = Readonly<Partial<Record<Subject, string>>>;

/** The names of the records that an address names, and where its own record belongs. */
export type KnownSubjects = { names: Record<string, string> } & RecordPlace;

/** What a record says of itself to search engines. */
export type OwnWords = { title: string | null; summary: string | null };

/**
 * Where a page's parts come from. Each answers null when there is no such thing, and throws when it cannot
 * tell, so that no half page is ever kept.
 */
export type PageSources = {
  /** Those that decide where a path leads. */
  readRedirects: (path: string) => Promise<readonly RedirectRule[]>;
  readPage: (asked: PageAsked) => Promise<Page | null>;
  /** What is to be known of the records behind the slugs; null when one of them does not exist. */
  readSubjects: (subjects: SubjectSlugs, locale: Locale) => Promise<KnownSubjects | null>;
  /** What the record that an address is about says of itself. */
  readOwnWords: (subjects: SubjectSlugs, locale: Locale) => Promise<OwnWords>;
  readSection: (asked: SectionAsked) => Promise<{ blocks: StoredBlock[] } | null>;
  findBinding: FindBinding;
  /** Figures of the network that texts mention. */
  readFacts: (facts: readonly Fact[], locale: Locale) => Promise<FactValues>;
  /** What content refers to by id, in one question. */
  readReferences: (references: readonly Reference[]) => Promise<ReferenceTable>;
};
