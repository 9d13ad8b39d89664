'use client';

import { type CSSProperties, memo, type ReactElement, useEffect, useMemo, useState } from 'react';
import { registry } from '@/blocks/registry';
import { createPageContext } from '@/lib/engine/create-page-context';
import { fillFromExamples, storedExample } from '@/lib/engine/example-blocks';
import { examplePlace } from '@/lib/engine/example-place';
import { LiveBlocks } from '@/lib/engine/live-blocks';
import { type LoadedBlock, loadBlocks } from '@/lib/engine/load-blocks';
import type { PageContext } from '@/lib/engine/page-context';
import { type Told, toldCustoms } from '@/lib/engine/told-customs';
import type { WrittenPhones } from '@/lib/i18n/written-phones';
import { examplePictures } from '@/schemas/examples/pictures';
import { exampleSize, type ToExamples, toExamplesSchema } from './messages';

const ignore = () => undefined;

/** Blocks as they look, each in its box; nothing in them can be reached. */
export function Examples({ told, phones }: { told: Told; phones: WrittenPhones }): ReactElement {
  const [boxes, setBoxes] = useState<ToExamples['boxes']>([]);
  useEffect(() => {
    const hear = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== window.location.origin || source !== window.parent) return;
      const { data: message } = toExamplesSchema.safeParse(data);
      if (message) setBoxes(message.boxes);
    };
    window.addEventListener('message', hear);
    window.parent.postMessage({ kind: 'begin examples' }, window.location.origin);
    return () => window.removeEventListener('message', hear);
  }, []);
  const page = useMemo(
    () => createPageContext(examplePlace(told.locale, examplePictures), toldCustoms(told, phones)),
    [told, phones],
  );
  return (
    <div inert className="examples">
      {boxes.map(({ type, top }) => {
        const style: CSSProperties = { top, width: exampleSize.width, height: exampleSize.height };
        return (
          <div key={type} className="example-box" style={style} data-example={type}>
            <Example type={type} page={page} />
          </div>
        );
      })}
    </div>
  );
}

/** What does not draw leaves its box empty. */
const Example = memo(({ type, page }: { type: string; page: PageContext }): ReactElement => {
  const [blocks, setBlocks] = useState<readonly LoadedBlock[]>([]);
  useEffect(() => {
    void loadExample(type).then(setBlocks);
  }, [type]);
  return <LiveBlocks blocks={blocks} page={page} report={ignore} />;
});

async function loadExample(type: string): Promise<readonly LoadedBlock[]> {
  const block = registry.get(type);
  if (!block) return [];
  return loadBlocks(await fillFromExamples([await storedExample(block)], registry), registry);
}
