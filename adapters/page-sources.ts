import type { PageSources } from '@/lib/publish/page-sources';
import { findBinding } from './bindings';
import { readFacts } from './facts/facts.source';
import { readPage } from './pages/page.source';
import { readRedirects } from './redirects/redirects.source';
import { readReferences } from './references/references.source';
import { readSection } from './sections/read-section';
import { readRecordDescription } from './subjects/record-description.source';
import { readSubjects } from './subjects/subject.source';

/** The data that public pages consist of, read from the contract. */
export const pageSources: PageSources = {
  readRedirects,
  readPage,
  readSubjects,
  readRecordDescription,
  readSection,
  findBinding,
  readFigures: readFacts,
  readReferences,
};
