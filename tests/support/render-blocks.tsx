import type { ReactElement } from 'react';
import { prerender } from 'react-dom/static';
import { registry } from '@/blocks/registry';
import { exampleContext } from '@/lib/engine/example-context';
import type { Fault } from '@/lib/engine/fault';
import { loadBlocks } from '@/lib/engine/load-blocks';
import type { Registry } from '@/lib/engine/registry';
import { RenderBlocks } from '@/lib/engine/render-blocks';
import { examplePictures } from '@/schemas/examples/pictures';
import type { Locale } from '@/schemas/locale';
import type { StoredBlock } from '@/schemas/stored-block';

type Rendering = { html: string; faults: Fault[] };

/** The HTML of stored blocks as a visitor gets it, islands included, and what was left out of it. */
export async function renderStored(
  blocks: readonly StoredBlock[],
  locale: Locale = 'en-GH',
  from: Registry = registry,
): Promise<Rendering> {
  const faults: Fault[] = [];
  const loaded = await loadBlocks(blocks, from);
  const html = await toHtml(
    <RenderBlocks
      blocks={loaded}
      page={exampleContext(locale, examplePictures)}
      report={(found) => faults.push(...found)}
    />,
  );
  return { html, faults };
}

/** Waits for everything lazy, as the static page does. */
async function toHtml(element: ReactElement): Promise<string> {
  const { prelude } = await prerender(element);
  return new Response(prelude).text();
}
