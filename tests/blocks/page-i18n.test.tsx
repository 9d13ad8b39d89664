import { prerender } from 'react-dom/static';
import { expect, it } from 'vitest';
import { registry } from '@/blocks/registry';
import { createPageContext } from '@/lib/engine/create-page-context';
import { createPageI18n } from '@/lib/engine/create-page-i18n';
import { exampleLocation } from '@/lib/engine/example-location';
import { loadBlocks } from '@/lib/engine/load-blocks';
import type { PageI18n } from '@/lib/engine/page-context';
import { pageI18n } from '@/lib/engine/page-i18n';
import { pageI18nData } from '@/lib/engine/page-i18n-data';
import { RenderBlocks } from '@/lib/engine/render-blocks';
import { formatPhonesIn } from '@/lib/i18n/format-phones';
import { examplePictures } from '@/schemas/examples/pictures';
import { locales } from '@/schemas/locale';
import { exampleOf } from '../support/example-blocks';
import { isLongForm, sampleCases } from '../support/test-scope';

it.runIf(isLongForm).each(sampleCases(locales, 1))(
  'serialised page i18n › renders every block in %s as the server does',
  async (locale) => {
    const filled = await Promise.all(registry.all.map(async (block) => (await exampleOf(block)).resolved));
    const blocks = await loadBlocks(filled, registry);
    const renderWith = async (i18n: PageI18n) => {
      const { prelude } = await prerender(
        <RenderBlocks
          blocks={blocks}
          page={createPageContext(exampleLocation(locale, examplePictures), i18n)}
          report={(issues) => expect(issues).toEqual([])}
        />,
      );
      return new Response(prelude).text();
    };
    // Serialised as JSON, as it is sent to the browser.
    const serialised = JSON.parse(JSON.stringify(pageI18nData(locale)));
    const asServed = await renderWith(pageI18n(locale));
    expect(await renderWith(createPageI18n(serialised, formatPhonesIn(filled)))).toBe(asServed);
    expect(await renderWith(createPageI18n(serialised, {}))).not.toBe(asServed);
  },
);
