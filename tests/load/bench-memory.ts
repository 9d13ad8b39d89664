import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { extent } from './bench-extent.ts';
import { benchedPages } from './benched-pages.ts';
import { measureFirstByte } from './measure-first-byte.ts';
import { measureMemory } from './measure-memory.ts';
import { onBuiltSite } from './on-built-site.ts';
import { requestMissingPages } from './request-missing-pages.ts';

/** What a scanner leaves behind: memory, and pages on disk. */
export const benchMemory = (): Promise<void> =>
  onBuiltSite(async ({ url, pid, dataDir }) => {
    const measure = () => ({ ...measureMemory(pid), 'pages on disk': sizeOf(path.join(dataDir, 'pages')) });
    await measureFirstByte(url, benchedPages);
    const before = measure();
    await requestMissingPages(url, extent.inventedAddresses);
    console.log('\nMemory of the server and space on disk, MiB');
    console.table({
      'after one page of each kind': before,
      [`after ${extent.inventedAddresses.toLocaleString('en')} missing addresses`]: measure(),
    });
  });

/** The disk usage of a folder, in MiB. */
const sizeOf = (folder: string): number =>
  Math.round(Number.parseInt(execFileSync('du', ['-sk', folder], { encoding: 'utf8' }), 10) / 1024);
