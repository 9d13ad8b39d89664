import { forStaff, islands, near } from 'virtual:islands';
import { bringNear } from '@/lib/islands/bring-near';
import { wakeIslands } from '@/lib/islands/wake-islands';
import { isMarkedStaff } from '@/lib/visitor/staff-mark';
import { visitPage } from '@/lib/visitor/visit-page';

// The one script of every public page; the build writes it (`lib/islands/bundle-islands.ts`).
visitPage(document);
wakeIslands(document, islands);
bringNear(document, near);
if (isMarkedStaff(document.cookie)) for (const bring of forStaff) void bring().then((its) => its.forStaff());
