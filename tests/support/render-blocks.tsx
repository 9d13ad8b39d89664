import type { ReactElement } from 'react';
import { prerender } from 'react-dom/static';
import { registry } from '@/blocks/registry';
import { exampleContext } from '@/lib/engine/example-context';
import type { Issue } from '@/lib/engine/issue';
import { loadBlocks } from '@/lib/engine/load-blocks';
import type { Registry } from '@/lib/engine/registry';
import { RenderBlocks } from '@/lib/engine/render-blocks';
import { examplePictures } from '@/schemas/examples/pictures';
import type { Locale } from '@/schemas/locale';
import type { StoredBlock } from '@/schemas/stored-block';

type RenderedBlocks = { html: string; issues: Issue[] };

/** The HTML of stored blocks as a visitor gets it, including islands, and the issues of omitted blocks. */
export async function renderStored(
  blocks: readonly StoredBlock[],
  locale: Locale = 'en-GH',
  from: Registry = registry,
): Promise<RenderedBlocks> {
  const issues: Issue[] = [];
  const loaded = await loadBlocks(blocks, from);
  const html = await toHtml(
    <RenderBlocks
      blocks={loaded}
      page={exampleContext(locale, examplePictures)}
      report={(newIssues) => issues.push(...newIssues)}
    />,
  );
  return { html, issues };
}

/** Waits for all lazy components, as static rendering does. */
async function toHtml(element: ReactElement): Promise<string> {
  const { prelude } = await prerender(element);
  return new Response(prelude).text();
}
