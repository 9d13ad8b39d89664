import { existsSync, rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allowedImports } from './allowed-imports';
import { type Cruise, checkedPaths, cruiseProject } from './cruise-project';
import { forbiddenImports } from './forbidden-imports';
import { forbiddenReachability } from './forbidden-reachability';
import { ruleName } from './import-rules';
import { writePlantedProject } from './planted-project';

/** Planted violations: the rule, the importing file, the forbidden target. */
const planted = [
  ['schemas-import-schemas-only', 'schemas/a.ts', '@/lib/i18n/words.ts'],
  ['schemas-import-zod-only', 'schemas/b.ts', 'payload'],
  ['lib-imports-no-upper-layer', 'lib/starter/a.ts', '@/adapters/a.ts'],
  ['lib-imports-no-upper-layer', 'lib/backend/a.ts', '@/app/a.ts'],
  ['lib-imports-no-blocks', 'lib/starter/b.ts', '@/blocks/registry.ts'],
  ['lib-imports-the-registry-only', 'lib/backend/b.ts', '@/blocks/hero/hero.schema.ts'],
  ['demo-imports-the-registry-only', 'lib/demo/a.ts', '@/blocks/hero/hero.block.ts'],
  ['lib-imports-the-registry-only', 'lib/publish/a.ts', '@/blocks/hero/hero.block.ts'],
  ['adapters-import-block-schemas-only', 'adapters/b.ts', '@/blocks/hero/hero.tsx'],
  ['adapters-import-block-schemas-only', 'adapters/c.ts', '@/blocks/registry.ts'],
  ['adapters-import-no-routes', 'adapters/d.ts', '@/app/c.ts'],
  ['demo-in-commands-only', 'lib/backend/f.ts', '@/lib/demo/b.ts'],
  ['backend-imports-no-commands', 'lib/backend/g.ts', '@/lib/commands/a.ts'],
  ['app-is-not-imported', 'proxy.ts', '@/app/b.ts'],
  ['site-in-its-route-only', 'lib/starter/d.ts', '@/site/c.ts'],
  ['tests-are-not-imported', 'lib/starter/c.ts', '@/tests/support/a.ts'],
  ['no-sibling-blocks', 'blocks/hero/hero-row.tsx', '@/blocks/faq/faq-row.tsx'],
  ['no-sibling-blocks', 'blocks/hero/hero.stories.tsx', '@/blocks/faq/faq.tsx'],
  ['blocks-without-data-access', 'blocks/faq/a.tsx', '@/adapters/e.ts'],
  ['blocks-without-data-access', 'blocks/faq/b.tsx', '@/lib/graphql/a.ts'],
  ['blocks-without-data-access', 'blocks/faq/c.tsx', '@/lib/routes/a.ts'],
  ['islands-through-shims-only', 'blocks/hero/hero-view.tsx', '@/blocks/hero/hero.island.tsx'],
  ['islands-through-shims-only', 'site/page.tsx', '@/lib/visitor/a.island.tsx'],
  ['heavy-packages-in-islands-only', 'blocks/hero/moving.tsx', 'framer-motion'],
  ['server-renderer-on-server-only', 'lib/composer/canvas.tsx', '@/lib/engine/render-blocks.tsx'],
  ['server-renderer-on-server-only', 'lib/engine/live-blocks.tsx', '@/lib/engine/expand-element.ts'],
  ['views-without-language-tables', 'blocks/faq/d.tsx', '@/lib/i18n/messages-by-locale.ts'],
  ['views-without-language-tables', 'lib/composer/phone.ts', '@/lib/i18n/format-phone.ts'],
  ['views-without-all-messages', 'blocks/faq/e.tsx', '@/lib/i18n/messages-by-locale.ts'],
  ['composer-for-staff-only', 'site/b.ts', '@/lib/composer/a.ts'],
  ['composer-for-staff-only', 'lib/publish/b.ts', '@/lib/composer/b.ts'],
  ['no-next-link-or-image', 'blocks/hero/linked.tsx', 'next/link'],
  ['backend-through-the-contract-only', 'adapters/f.ts', '@/lib/backend/c.ts'],
  ['backend-through-the-contract-only', 'site/a.ts', '@/lib/backend/d.ts'],
  ['backend-through-the-contract-only', 'lib/graphql/other-link.ts', '@/lib/backend/e.ts'],
  ['payload-in-backend-only', 'app/api/a.ts', 'payload'],
  ['apollo-in-graphql-only', 'adapters/g.ts', '@apollo/client'],
  ['proxy-without-data-access', 'proxy.ts', '@/lib/graphql/b.ts'],
  ['lib-imports-no-upper-layer', 'lib/publish/c.ts', '@/adapters/h.ts'],
  ['no-cycles', 'lib/starter/e.ts', '@/lib/starter/e-back.ts'],
  ['no-orphans', 'lib/starter/alone.ts', null],
  ['resolvable', 'lib/starter/f.ts', './nowhere'],
  ['no-development-packages', 'lib/starter/g.ts', 'fast-check'],
] as const;

/** For every entry of the table, an import that it does not allow. */
const unlisted = Object.keys(allowedImports).map((entry) => {
  const file = /\.tsx?$/.test(entry) ? entry : `${entry}/unlisted.ts`;
  return [ruleName(entry), file, '@/lib/nowhere/unlisted.ts'] as const;
});
const all = [...planted, ...unlisted];

/** Similar imports that are allowed. */
const allowed = [
  ['schemas/z.ts', 'zod'],
  ['lib/backend/admin/z.ts', '@/blocks/registry.ts'],
  ['lib/backend/y.ts', 'payload'],
  ['lib/demo/z.ts', '@/blocks/registry.ts'],
  ['lib/engine/z.ts', '@/lib/document/z.ts'],
  ['lib/publish/z.ts', '@/blocks/registry.ts'],
  ['lib/publish/z.ts', '@/lib/routes/z.ts'],
  ['adapters/z.ts', '@/lib/routes/z.ts'],
  ['blocks/hero/hero.client.tsx', '@/blocks/hero/hero.island.tsx'],
  ['blocks/hero/hero.island.tsx', '@/blocks/hero/lightbox.tsx'],
  ['blocks/hero/lightbox.tsx', 'framer-motion'],
  ['app/(cms)/a.ts', 'payload'],
  ['app/api/z.ts', '@/lib/backend/z.ts'],
  ['app/(staff)/z.ts', '@/lib/composer/layout/z.ts'],
  ['app/(staff)/y.ts', '@/lib/backend/z.ts'],
  ['lib/graphql/in-process-link.ts', '@/lib/backend/contract/z.ts'],
  ['lib/graphql/z.ts', '@apollo/client'],
  ['tests/z.ts', '@/lib/backend/z.ts'],
  ['lib/starter/z.test.ts', '@/blocks/registry.ts'],
] as const;

/** Files whose imports form no cycle, but whose folders do. */
const cycles: Record<string, string[]> = {
  'lib/starter/inner/a.ts': ['@/lib/starter/other/a.ts'],
  'lib/starter/other/b.ts': ['@/lib/starter/inner/b.ts'],
  'lib/backend/contract/reads/a.ts': ['@/lib/backend/search/a.ts'],
  'lib/backend/search/index/b.ts': ['@/lib/backend/contract/b.ts'],
  'lib/backend/admin/component.ts': ['/leads/planted#Planted'],
  'lib/backend/leads/planted.tsx': ['@/lib/backend/admin/planted.ts'],
};

/** A component path that the table of allowed imports does not list. */
const unlistedComponent = {
  'lib/backend/platform/component.ts': ['/admin/unlisted#Unlisted'],
  'lib/backend/admin/unlisted.tsx': [],
};

describe('planted violations', () => {
  let root = '';
  let cruise: Cruise = { sources: [], imports: [], violations: [] };

  beforeAll(async () => {
    const imports: Record<string, string[]> = {
      'lib/starter/e-back.ts': ['@/lib/starter/e.ts'],
      ...cycles,
      ...unlistedComponent,
    };
    for (const [, file, target] of all)
      imports[file] = [...(imports[file] ?? []), ...(target ? [target] : [])];
    for (const [file, target] of allowed) imports[file] = [...(imports[file] ?? []), target];
    root = writePlantedProject(imports);
    cruise = await cruiseProject(
      root,
      checkedPaths.filter((entry) => existsSync(`${root}/${entry}`)),
    );
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  const found = (file: string) => cruise.violations.filter((line) => line.includes(`: ${file} →`));

  test.each(all)('%s reports %s → %s', (rule, file, target) => {
    const reported = cruise.violations.filter((line) => line.startsWith(`${rule}: `) && line.includes(file));
    expect(reported.join('\n')).toContain(target?.slice(2) ?? file);
  });

  test.each(allowed)('%s → %s is allowed', (file) => {
    expect(found(file)).toEqual([]);
  });

  test('cycles between folders are reported', () => {
    expect(cruise.violations).toContain(
      'folder-cycles: lib/starter/inner → lib/starter/other → lib/starter/inner',
    );
  });

  test('cycles between the folders of lib/backend are reported', () => {
    expect(cruise.violations).toContain(
      'folder-cycles: lib/backend/contract → lib/backend/search → lib/backend/contract',
    );
  });

  test('cycles through component paths of Payload are reported', () => {
    expect(cruise.violations).toContain(
      'folder-cycles: lib/backend/admin → lib/backend/leads → lib/backend/admin',
    );
  });

  test('component paths without an entry in the table are reported', () => {
    expect(cruise.violations).toContain(
      'imports-of-lib/backend/platform: lib/backend/platform/component.ts → lib/backend/admin/unlisted.tsx',
    );
  });

  test('exist for every rule', () => {
    const written = [...forbiddenImports, ...forbiddenReachability].map(({ name }) => name);
    const rules = [...written, 'heavy-packages-in-islands-only'];
    expect(rules.filter((name) => !all.some(([rule]) => rule === name))).toEqual([]);
  });

  test('an empty project is an error', async () => {
    const empty = writePlantedProject({});
    await expect(cruiseProject(empty, ['lib'])).rejects.toThrow();
    rmSync(empty, { recursive: true, force: true });
  });
});
