import { wakeIslands } from '@/lib/islands/wake-islands';
import { isMarkedStaff } from '@/lib/visitor/staff-mark';
import { visitPage } from '@/lib/visitor/visit-page';

// The one script of every public page; the build writes it (`lib/islands/bundle-islands.ts`).
visitPage(document);
const list = () => import('virtual:islands');
wakeIslands(document, list);
if (isMarkedStaff(document.cookie))
  void list().then(({ forStaff }) => {
    for (const bring of forStaff) void bring().then((its) => its.forStaff());
  });
