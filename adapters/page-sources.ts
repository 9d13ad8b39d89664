import type { PageSources } from '@/lib/publish/page-sources';
import { findBinding } from './bindings';
import { pageTags, readPage } from './pages/page.source';
import { readRedirects, redirectTags } from './redirects/redirects.source';
import { readReferences } from './references/references.source';
import { readSection, sectionTag } from './sections/read-section';
import { readSubjectNames, subjectTags } from './subjects/subject.source';

/** The parts of public pages, read from the contract. */
export const pageSources: PageSources = {
  readRedirects,
  readPage,
  readSubjectNames,
  readSection,
  findBinding,
  readReferences,
  tags: { redirects: redirectTags, page: pageTags, subjects: subjectTags, section: sectionTag },
};
