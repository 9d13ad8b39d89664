import type { Issue } from '@/lib/engine/issue';
import type { Locale } from '@/schemas/locale';
import type { StoredBlock } from '@/schemas/stored-block';

/**
 * The content to render: blocks and separate Markdown texts. `blocksWithSections`
 * are the blocks with the content of shared sections, which is rendered too; issues of a section are reported when
 * the section is published.
 */
export type RenderJob = {
  locale: Locale;
  blocks: StoredBlock[];
  blocksWithSections?: StoredBlock[];
  texts: string[];
};

/**
 * The result: issues of blocks that fail to render or contain stripped markup, and messages about the
 * separate texts.
 */
export type RenderResult = { blockIssues: Issue[]; textMessages: string[] };
