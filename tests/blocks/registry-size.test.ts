import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { registry } from '@/blocks/registry';
import type { Block } from '@/lib/engine/block';
import { loadBlocks } from '@/lib/engine/load-blocks';
import { createRegistry } from '@/lib/engine/registry';
import { note, noteOf } from '../support/small-blocks';

const root = path.resolve(import.meta.dirname, '../..');

/** Every file of ours that Node loads for the registry, in a process of its own. */
function filesBehindTheRegistry(then = ''): string[] {
  const script = `
    import { registerHooks } from 'node:module';
    const loaded = [];
    registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
    const { registry } = await import('./blocks/registry.ts');
    ${then}
    console.log(JSON.stringify(loaded));`;
  const node = ['--import', 'tsx', '--input-type=module', '--eval', script];
  const printed: unknown = JSON.parse(execFileSync(process.execPath, node, { cwd: root, encoding: 'utf8' }));
  return Array.isArray(printed) ? printed.map(String).filter((url) => !url.includes('node_modules')) : [];
}

const isViewOrExample = (url: string) =>
  /\.tsx(\?|$)|\.example\.ts(\?|$)|\/schemas\/examples\/|\/react(-dom)?\//.test(url);

it('imports no view and no example with the registry', () => {
  const files = filesBehindTheRegistry();
  expect(files.filter((url) => /\.block\.ts/.test(url))).toHaveLength(registry.types.length);
  expect(files.filter(isViewOrExample)).toEqual([]);
});

it('imports the one view and the one example that are asked for', () => {
  const files = filesBehindTheRegistry(
    "await registry.get('hero').loadView(); await registry.get('hero').example();",
  );
  const blocks = files.filter(isViewOrExample).filter((url) => url.includes('/blocks/'));
  expect(blocks.length).toBeGreaterThanOrEqual(2);
  expect(blocks.filter((url) => !url.includes('/blocks/hero/'))).toEqual([]);
});

/** How often the engine looks at a block type while it registers `count` of them and reads a page that shows each. */
async function looksAtTypes(count: number): Promise<number> {
  let looks = 0;
  const types = Array.from({ length: count }, (_, place): Block => {
    const block: Block = { ...note, type: `note-${place}` };
    return new Proxy(block, {
      get: (target, key) => {
        looks += 1;
        return Reflect.get(target, key);
      },
    });
  });
  const page = types.map((_, place) => ({ ...noteOf(`n${place}`), type: `note-${place}` }));
  const loaded = await loadBlocks(page, createRegistry(types));
  expect(loaded.filter((block) => block.status === 'ready')).toHaveLength(count);
  return looks;
}

it('does the same work for each type, however many there are', async () => {
  expect((await looksAtTypes(1_600)) / 1_600).toBe((await looksAtTypes(100)) / 100);
});
