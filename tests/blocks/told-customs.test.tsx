import { prerender } from 'react-dom/static';
import { expect, it } from 'vitest';
import { registry } from '@/blocks/registry';
import { createPageContext } from '@/lib/engine/create-page-context';
import { examplePlace } from '@/lib/engine/example-place';
import { loadBlocks } from '@/lib/engine/load-blocks';
import type { PageCustoms } from '@/lib/engine/page-context';
import { pageCustoms } from '@/lib/engine/page-customs';
import { RenderBlocks } from '@/lib/engine/render-blocks';
import { tellCustoms } from '@/lib/engine/tell-customs';
import { toldCustoms } from '@/lib/engine/told-customs';
import { writtenPhones } from '@/lib/i18n/written-phones';
import { examplePictures } from '@/schemas/examples/pictures';
import { locales } from '@/schemas/locale';
import { exampleOf } from '../support/example-blocks';
import { isLongForm, thinOut } from '../support/long-form';

it.runIf(isLongForm).each(thinOut(locales, 1))(
  'what a browser is told in %s draws every block as the server does',
  async (locale) => {
    const filled = await Promise.all(registry.all.map(async (block) => (await exampleOf(block)).filled));
    const blocks = await loadBlocks(filled, registry);
    const draw = async (customs: PageCustoms) => {
      const { prelude } = await prerender(
        <RenderBlocks
          blocks={blocks}
          page={createPageContext(examplePlace(locale, examplePictures), customs)}
          report={(faults) => expect(faults).toEqual([])}
        />,
      );
      return new Response(prelude).text();
    };
    // As values: it comes over the line.
    const told = JSON.parse(JSON.stringify(tellCustoms(locale)));
    const asServed = await draw(pageCustoms(locale));
    expect(await draw(toldCustoms(told, writtenPhones(filled)))).toBe(asServed);
    expect(await draw(toldCustoms(told, {}))).not.toBe(asServed);
  },
);
