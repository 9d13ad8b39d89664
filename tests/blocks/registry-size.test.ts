import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { registry } from '@/blocks/registry';
import { bindingFault } from '@/lib/engine/binding-fault';
import type { Block } from '@/lib/engine/block';
import { loadBlocks } from '@/lib/engine/load-blocks';
import { readNodes } from '@/lib/engine/read-nodes';
import { createRegistry } from '@/lib/engine/registry';
import { rememberNodes } from '@/lib/engine/remember-nodes';
import { saveBlocks } from '@/lib/engine/save-blocks';
import { note, noteOf, smallDoor } from '../support/small-blocks';

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

const query = { source: 'words', schema: z.strictObject({ count: z.int() }), slugs: {} };

/** How often work is done on `count` block types and their bindings, by what looks at them. */
async function countLooks(
  count: number,
): Promise<{ loads: number; checks: number; faults: number; forms: number }> {
  let looks = 0;
  const watched = <Watched extends object>(one: Watched): Watched =>
    new Proxy(one, {
      get: (target, key) => {
        looks += 1;
        return Reflect.get(target, key);
      },
    });
  const looksOf = async (work: () => unknown): Promise<number> => {
    const before = looks;
    await work();
    return (looks - before) / count;
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
    loads: await looksOf(async () => {
      const loaded = await loadBlocks(unbound, registry);
      expect(loaded.filter((block) => block.status === 'ready')).toHaveLength(count);
    }),
    checks: await looksOf(() => {
      const door = { ...smallDoor, registry, bindings };
      expect(
        page.flatMap((block) => readNodes([block], '', { ...door, ...rememberNodes(nothing) })[0]?.faults),
      ).toEqual([]);
    }),
    faults: await looksOf(() => {
      expect(page.filter((block) => bindingFault(block, bindings, null))).toEqual([]);
    }),
    forms: await looksOf(() => {
      expect(page.filter(({ type }) => !registry.get(type)?.describe())).toEqual([]);
    }),
  };
}

const nothing = { now: [], elsewhere: [], published: [] };

it('does the same work for each type, however many there are: reading, checking, binding and describing', async () => {
  expect(await countLooks(1_600)).toEqual(await countLooks(100));
});

it('tells an author the names that look like an unknown one, not all of them', () => {
  const types = Array.from({ length: 1_600 }, (_, place): Block => ({ ...note, type: `note-${place}` }));
  const door = { ...smallDoor, registry: createRegistry(types) };
  const stranger = { ...noteOf('n'), type: 'notes-1599' };
  const saved = saveBlocks([stranger], door);
  expect(saved).toMatchObject({ ok: false, faults: [{ path: 'type' }] });
  const [fault] = saved.ok ? [] : saved.faults;
  expect(fault?.message).toContain('did you mean "note-1599"');
  expect(fault?.message.length).toBeLessThan(100);
});
