import { prerender } from 'react-dom/static';
import { registry } from '@/blocks/registry';
import { resolveFromExamples } from '@/lib/engine/example-blocks';
import { exampleContext } from '@/lib/engine/example-context';
import { expandElement } from '@/lib/engine/expand-element';
import type { Issue } from '@/lib/engine/issue';
import { loadBlocks } from '@/lib/engine/load-blocks';
import { RenderBlocks } from '@/lib/engine/render-blocks';
import { Markdown } from '@/lib/ui/markdown';
import { strippedMarkupIssue } from '@/lib/ui/stripped-markup-issue';
import { contactIssues } from './contact-issues';
import type { RenderJob, RenderResult } from './render-job-types';
import { strippedMarkupIssues } from './stripped-markup-issues';

/**
 * Renders the HTML of a job and discards it; reports what would be stripped from its texts. Blocks that
 * cannot be read are skipped: visitors do not see them.
 */
export async function renderJob(job: RenderJob): Promise<RenderResult> {
  const { locale, blocks, blocksWithSections = blocks, texts } = job;
  const issues: Issue[] = [];
  const page = exampleContext(locale);
  const loaded = await loadBlocks(await resolveFromExamples(blocksWithSections, registry), registry);
  await prerender(
    <>
      <RenderBlocks blocks={loaded} page={page} report={(reported) => issues.push(...reported)} />
      {texts.map((text, at) => (
        <div key={text}>{expandElement(<Markdown text={text} id={`text-${at}`} page={page} />)}</div>
      ))}
    </>,
  );
  const renderIssues = issues.filter(({ path }) => path === 'view');
  return {
    blockIssues: [
      ...renderIssues.map((issue) => ({
        ...issue,
        path: '',
        message: `This cannot be rendered: ${issue.message}`,
      })),
      ...strippedMarkupIssues(blocks, registry),
      ...contactIssues(blocks, registry),
    ],
    textMessages: texts.flatMap((text) => strippedMarkupIssue(text) ?? []),
  };
}
