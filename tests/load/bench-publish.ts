import { extent } from './bench-extent.ts';
import { fillPageStore } from './fill-page-store.ts';
import { measurePublish } from './measure-publish.ts';
import { onBuiltSite } from './on-built-site.ts';

const page = '/en-GH/about-transworld-business-advisors';

/** Publishes a page repeatedly while the store is full of pages with the same dependencies. */
export const benchPublish = (): Promise<void> =>
  onBuiltSite(async (site) => {
    const stored = extent.storedPages.toLocaleString('en');
    console.log(`\nStoring ${stored} pages …`);
    await fillPageStore(site, page, extent.storedPages);
    console.log(`From publishing in the CMS to the changed page being served, ${stored} stored, ms`);
    console.table(await measurePublish(site.url, page));
  });
