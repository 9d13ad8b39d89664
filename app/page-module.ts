import { islands } from 'virtual:islands';
import { wakeIslands } from '@/lib/islands/wake-islands';
import { visitPage } from '@/lib/visitor/visit-page';

// The one script of every public page; the build writes it (`lib/islands/bundle-islands.ts`).
visitPage(document);
wakeIslands(document, islands);
