import { prerender } from 'react-dom/static';
import { registry } from '@/blocks/registry';
import { fillFromExamples } from '@/lib/engine/example-blocks';
import { exampleContext } from '@/lib/engine/example-context';
import { expandElement } from '@/lib/engine/expand-element';
import type { Fault } from '@/lib/engine/fault';
import { loadBlocks } from '@/lib/engine/load-blocks';
import { RenderBlocks } from '@/lib/engine/render-blocks';
import { leftOutFault } from '@/lib/ui/left-out-fault';
import { Markdown } from '@/lib/ui/markdown';
import type { DrawingAnswer, DrawingJob } from './drawing-job';
import { leftOutFaults } from './left-out-faults';

/**
 * Writes the HTML of a job and throws it away; looks for what of its texts is not in it. A block that cannot be read is
 * passed over: visitors see nothing of it.
 */
export async function drawJob(job: DrawingJob): Promise<DrawingAnswer> {
  const { locale, blocks, filled = blocks, texts } = job;
  const faults: Fault[] = [];
  const page = exampleContext(locale);
  const loaded = await loadBlocks(await fillFromExamples(filled, registry), registry);
  await prerender(
    <>
      <RenderBlocks blocks={loaded} page={page} report={(found) => faults.push(...found)} />
      {texts.map((text) => (
        <div key={text}>{expandElement(<Markdown text={text} page={page} />)}</div>
      ))}
    </>,
  );
  const undrawn = faults.filter(({ path }) => path === 'view');
  return {
    ofBlocks: [
      ...undrawn.map((fault) => ({ ...fault, path: '', message: `This cannot be drawn: ${fault.message}` })),
      ...leftOutFaults(blocks, registry),
    ],
    ofTexts: texts.flatMap((text) => leftOutFault(text) ?? []),
  };
}
