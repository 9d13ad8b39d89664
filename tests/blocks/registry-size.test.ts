import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { registry } from '@/blocks/registry';
import { findBindingIssue } from '@/lib/engine/binding-issue';
import type { Block } from '@/lib/engine/block';
import { loadBlocks } from '@/lib/engine/load-blocks';
import { readNodes } from '@/lib/engine/read-nodes';
import { createRegistry } from '@/lib/engine/registry';
import { indexStoredNodes } from '@/lib/engine/stored-node-index';
import { validateWrite } from '@/lib/engine/validate-write';
import { note, noteOf, smallValidation } from '../support/small-blocks';

const root = path.resolve(import.meta.dirname, '../..');

/** Every project file that Node loads for the registry, in a process of its own. */
function filesLoadedByRegistry(then = ''): string[] {
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

it('registry › imports no view and no example', () => {
  const files = filesLoadedByRegistry();
  expect(files.filter((url) => /\.block\.ts/.test(url))).toHaveLength(registry.types.length);
  expect(files.filter(isViewOrExample)).toEqual([]);
});

it('registry › imports only the requested view and example', () => {
  const files = filesLoadedByRegistry(
    "await registry.get('hero').loadView(); await registry.get('hero').example();",
  );
  const blocks = files.filter(isViewOrExample).filter((url) => url.includes('/blocks/'));
  expect(blocks.length).toBeGreaterThanOrEqual(2);
  expect(blocks.filter((url) => !url.includes('/blocks/hero/'))).toEqual([]);
});

const query = { source: 'words', schema: z.strictObject({ count: z.int() }), slugs: {} };

/** Number of property reads per block type for each kind of work, on `count` types and their bindings. */
async function countReads(
  count: number,
): Promise<{ loads: number; checks: number; issues: number; forms: number }> {
  let reads = 0;
  const watched = <Watched extends object>(item: Watched): Watched =>
    new Proxy(item, {
      get: (target, key) => {
        reads += 1;
        return Reflect.get(target, key);
      },
    });
  const readsPerType = async (work: () => unknown): Promise<number> => {
    const before = reads;
    await work();
    return (reads - before) / count;
  };
  const types = Array.from(
    { length: count },
    (_, place): Block => watched({ ...note, type: `note-${place}` }),
  );
  const bindings = types.map((_, place) => watched({ query, blockType: `note-${place}`, supplies: [] }));
  const bind = { source: 'words', query: { count: 1 } };
  const page = types.map((_, place) => ({ ...noteOf(`n${place}`), type: `note-${place}`, bind }));
  const registry = createRegistry(types);
  const unbound = page.map(({ bind: _bind, ...block }) => block);
  return {
    loads: await readsPerType(async () => {
      const loaded = await loadBlocks(unbound, registry);
      expect(loaded.filter((block) => block.status === 'ready')).toHaveLength(count);
    }),
    checks: await readsPerType(() => {
      const validation = { ...smallValidation, registry, bindings };
      expect(
        page.flatMap(
          (block) => readNodes([block], '', { ...validation, ...indexStoredNodes(emptyStored) })[0]?.issues,
        ),
      ).toEqual([]);
    }),
    issues: await readsPerType(() => {
      expect(page.filter((block) => findBindingIssue(block, bindings, null))).toEqual([]);
    }),
    forms: await readsPerType(() => {
      expect(page.filter(({ type }) => !registry.get(type)?.describe())).toEqual([]);
    }),
  };
}

const emptyStored = { current: [], otherVersions: [], published: [] };

it('registry › loading, checking, binding and describing do the same work per type at any number of types', async () => {
  expect(await countReads(1_600)).toEqual(await countReads(100));
});

it('registry › suggests only similar names for an unknown type', () => {
  const types = Array.from({ length: 1_600 }, (_, place): Block => ({ ...note, type: `note-${place}` }));
  const validation = { ...smallValidation, registry: createRegistry(types) };
  const stranger = { ...noteOf('n'), type: 'notes-1599' };
  const saved = validateWrite([stranger], validation);
  expect(saved).toMatchObject({ ok: false, issues: [{ path: 'type' }] });
  const [issue] = saved.ok ? [] : saved.issues;
  expect(issue?.message).toContain('did you mean "note-1599"');
  expect(issue?.message.length).toBeLessThan(100);
});
