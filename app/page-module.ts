import { hydrateIslands } from '@/lib/islands/hydrate-islands';
import { hasStaffCookie, visitPage } from '@/lib/visitor/visit-page';

// The only script of every public page; bundled by `lib/islands/bundle-islands.ts`.
visitPage(document);
const loadIslandList = () => import('virtual:islands');
hydrateIslands(document, loadIslandList);
if (hasStaffCookie(document.cookie))
  void loadIslandList().then(({ forStaff }) => {
    for (const load of forStaff) void load().then((staffModule) => staffModule.forStaff());
  });
