import { loadAccountOnDemand } from '@/lib/account/account-on-demand';
import { hydrateIslands } from '@/lib/islands/hydrate-islands';
import { hasStaffCookie, visitPage } from '@/lib/visitor/visit-page';

// The only script of every public page; bundled by `lib/islands/bundle-islands.ts`.
visitPage(document);
const loadIslandList = () => import('virtual:islands');
hydrateIslands(document, loadIslandList);
// The sign-in dialog loads its forms (`lib/account/sign-in-dialog.ts`).
document.addEventListener('islands-added', ({ target }) => {
  if (target instanceof Element) hydrateIslands(target, loadIslandList);
});
loadAccountOnDemand(document);
if (hasStaffCookie(document.cookie))
  void loadIslandList().then(({ forStaff }) => {
    for (const load of forStaff) void load().then((staffModule) => staffModule.forStaff());
  });
