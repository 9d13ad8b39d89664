import { SectionByNameDocument } from '@/lib/graphql/generated/operations';
import { queryContent } from '@/lib/graphql/query-content';
import type { SectionRecordQuery } from '@/lib/publish/page-sources';
import type { StoredBlock } from '@/schemas/stored-block';
import { parseStoredBlocks } from './parse-stored-blocks';

/** A section: its blocks, and its content entries by name (`Google Tag Manager ID`, …). */
export type Section = { name: string; blocks: StoredBlock[]; contents: Record<string, string> };

/** The section with this name of the office, or else of the network; null when there is none. */
export async function readSection({ name, locale, office }: SectionRecordQuery): Promise<Section | null> {
  const { websiteSection } = await queryContent(SectionByNameDocument, {
    name,
    locale,
    office: office ?? null,
  });
  if (!websiteSection) return null;
  const contents = websiteSection.contents.flatMap((item) => (item.value ? [[item.name, item.value]] : []));
  return {
    name: websiteSection.name,
    blocks: parseStoredBlocks(websiteSection.blocks, `section ${name}`),
    contents: Object.fromEntries(contents),
  };
}
