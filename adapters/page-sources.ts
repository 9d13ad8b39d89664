import type { PageSources } from '@/lib/publish/page-sources';
import { findBinding } from './bindings';
import { readFacts } from './facts/facts.source';
import { readPage } from './pages/page.source';
import { readRedirects } from './redirects/redirects.source';
import { readReferences } from './references/references.source';
import { readSection } from './sections/read-section';
import { readOwnWords } from './subjects/own-words.source';
import { readSubjects } from './subjects/subject.source';

/** The parts of public pages, read from the contract. */
export const pageSources: PageSources = {
  readRedirects,
  readPage,
  readSubjects,
  readOwnWords,
  readSection,
  findBinding,
  readFacts,
  readReferences,
};
