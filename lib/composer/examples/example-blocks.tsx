'use client';

import { type CSSProperties, memo, type ReactElement, useEffect, useMemo, useState } from 'react';
import { registry } from '@/blocks/registry';
import { createPageContext } from '@/lib/engine/create-page-context';
import { createPageI18n, type PageI18nData } from '@/lib/engine/create-page-i18n';
import { resolveFromExamples, storedExample } from '@/lib/engine/example-blocks';
import { exampleLocation } from '@/lib/engine/example-location';
import { LiveBlocks } from '@/lib/engine/live-blocks';
import { type LoadedBlock, loadBlocks } from '@/lib/engine/load-blocks';
import type { PageContext } from '@/lib/engine/page-context';
import type { FormattedPhones } from '@/lib/i18n/format-phones';
import { examplePictures } from '@/schemas/examples/pictures';
import { type ExamplesMessage, exampleSize, examplesMessageSchema } from './messages';

const noop = () => undefined;

/** Renders the requested example blocks, each in its box. They are inert. */
export function ExampleBlocks({
  i18n,
  phones,
}: {
  i18n: PageI18nData;
  phones: FormattedPhones;
}): ReactElement {
  const [boxes, setBoxes] = useState<ExamplesMessage['boxes']>([]);
  useEffect(() => {
    const handleMessage = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== window.location.origin || source !== window.parent) return;
      const { data: message } = examplesMessageSchema.safeParse(data);
      if (message) setBoxes(message.boxes);
    };
    window.addEventListener('message', handleMessage);
    window.parent.postMessage({ kind: 'begin examples' }, window.location.origin);
    return () => window.removeEventListener('message', handleMessage);
  }, []);
  const page = useMemo(
    () => createPageContext(exampleLocation(i18n.locale, examplePictures), createPageI18n(i18n, phones)),
    [i18n, phones],
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

/** A box stays empty if its block cannot be rendered. */
const Example = memo(({ type, page }: { type: string; page: PageContext }): ReactElement => {
  const [blocks, setBlocks] = useState<readonly LoadedBlock[]>([]);
  useEffect(() => {
    void loadExample(type).then(setBlocks);
  }, [type]);
  return <LiveBlocks blocks={blocks} page={page} report={noop} />;
});

async function loadExample(type: string): Promise<readonly LoadedBlock[]> {
  const block = registry.get(type);
  if (!block) return [];
  return loadBlocks(await resolveFromExamples([await storedExample(block)], registry), registry);
}
