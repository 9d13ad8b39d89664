import { existsSync, rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allowedImports } from './allowed-imports';
import { type Cruise, cruised, cruiseHouse } from './cruise-house';
import { forbiddenArrows } from './forbidden-arrows';
import { forbiddenReaches } from './forbidden-reaches';
import { ruleName } from './import-rules';
import { plantHouse } from './planted-house';

/** One planted violation each: the rule, the file, what it must not import. */
const planted = [
  ['schemas-know-nothing-of-ours', 'schemas/a.ts', '@/lib/i18n/words.ts'],
  ['schemas-import-zod-only', 'schemas/b.ts', 'payload'],
  ['lib-below-the-rest', 'lib/starter/a.ts', '@/adapters/a.ts'],
  ['lib-below-the-rest', 'lib/backend/a.ts', '@/app/a.ts'],
  ['lib-knows-no-block', 'lib/starter/b.ts', '@/blocks/registry.ts'],
  ['backend-knows-the-registry-only', 'lib/backend/b.ts', '@/blocks/hero/hero.schema.ts'],
  ['demo-knows-the-registry-only', 'lib/demo/a.ts', '@/blocks/hero/hero.block.ts'],
  ['backend-knows-the-registry-only', 'lib/publish/a.ts', '@/blocks/hero/hero.block.ts'],
  ['adapters-know-schemas-only', 'adapters/b.ts', '@/blocks/hero/hero.tsx'],
  ['adapters-know-schemas-only', 'adapters/c.ts', '@/blocks/registry.ts'],
  ['adapters-below-app', 'adapters/d.ts', '@/app/c.ts'],
  ['demo-for-commands-only', 'lib/backend/f.ts', '@/lib/demo/b.ts'],
  ['backend-below-commands', 'lib/backend/g.ts', '@/lib/commands/a.ts'],
  ['nothing-reads-app', 'proxy.ts', '@/app/b.ts'],
  ['nothing-reads-tests', 'lib/starter/c.ts', '@/tests/support/a.ts'],
  ['no-sibling-blocks', 'blocks/hero/hero-row.tsx', '@/blocks/faq/faq-row.tsx'],
  ['no-sibling-blocks', 'blocks/hero/hero.stories.tsx', '@/blocks/faq/faq.tsx'],
  ['blocks-are-blind-to-data', 'blocks/faq/a.tsx', '@/adapters/e.ts'],
  ['blocks-are-blind-to-data', 'blocks/faq/b.tsx', '@/lib/graphql/a.ts'],
  ['blocks-are-blind-to-data', 'blocks/faq/c.tsx', '@/lib/routes/a.ts'],
  ['islands-behind-shims', 'blocks/hero/hero-view.tsx', '@/blocks/hero/hero.island.tsx'],
  ['islands-behind-shims', 'app/(site)/page.tsx', '@/lib/visitor/a.island.tsx'],
  ['heavy-packages-in-islands-only', 'blocks/hero/moving.tsx', 'framer-motion'],
  ['expanded-on-the-server-only', 'lib/composer/canvas.tsx', '@/lib/engine/render-blocks.tsx'],
  ['expanded-on-the-server-only', 'lib/engine/live-blocks.tsx', '@/lib/engine/expand-element.ts'],
  ['views-ask-their-page', 'blocks/faq/d.tsx', '@/lib/i18n/messages-by-locale.ts'],
  ['views-ask-their-page', 'lib/composer/told.ts', '@/lib/i18n/format-phone.ts'],
  ['views-know-one-language', 'blocks/faq/e.tsx', '@/lib/i18n/messages-by-locale.ts'],
  ['composer-for-staff-only', 'app/(site)/b.ts', '@/lib/composer/a.ts'],
  ['composer-for-staff-only', 'lib/publish/b.ts', '@/lib/composer/b.ts'],
  ['plain-links-and-images', 'blocks/hero/linked.tsx', 'next/link'],
  ['backend-behind-the-contract', 'adapters/f.ts', '@/lib/backend/c.ts'],
  ['backend-behind-the-contract', 'app/(site)/a.ts', '@/lib/backend/d.ts'],
  ['backend-behind-the-contract', 'lib/graphql/other-link.ts', '@/lib/backend/e.ts'],
  ['payload-behind-the-backend', 'app/api/a.ts', 'payload'],
  ['apollo-behind-queries', 'adapters/g.ts', '@apollo/client'],
  ['proxy-reads-nothing', 'proxy.ts', '@/lib/graphql/b.ts'],
  ['lib-below-the-rest', 'lib/publish/c.ts', '@/adapters/h.ts'],
  ['no-cycles', 'lib/starter/e.ts', '@/lib/starter/e-back.ts'],
  ['no-orphans', 'lib/starter/alone.ts', null],
  ['resolvable', 'lib/starter/f.ts', './nowhere'],
  ['no-development-packages', 'lib/starter/g.ts', 'fast-check'],
] as const;

/** An import that the table does not allow, for every entry of it. */
const unlisted = Object.keys(allowedImports).map((entry) => {
  const file = /\.tsx?$/.test(entry) ? entry : `${entry}/unlisted.ts`;
  return [ruleName(entry), file, '@/lib/nowhere/unlisted.ts'] as const;
});
const all = [...planted, ...unlisted];

/** Arrows that look alike and are fine. */
const welcome = [
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

/** No file of these is in a circle, but the folders are. */
const circles: Record<string, string[]> = {
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
      ...circles,
      ...unlistedComponent,
    };
    for (const [, file, target] of all)
      imports[file] = [...(imports[file] ?? []), ...(target ? [target] : [])];
    for (const [file, target] of welcome) imports[file] = [...(imports[file] ?? []), target];
    root = plantHouse(imports);
    cruise = await cruiseHouse(
      root,
      cruised.filter((entry) => existsSync(`${root}/${entry}`)),
    );
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  const found = (file: string) => cruise.violations.filter((line) => line.includes(`: ${file} →`));

  test.each(all)('%s catches %s → %s', (rule, file, target) => {
    const reported = cruise.violations.filter((line) => line.startsWith(`${rule}: `) && line.includes(file));
    expect(reported.join('\n')).toContain(target?.slice(2) ?? file);
  });

  test.each(welcome)('%s → %s is fine', (file) => {
    expect(found(file)).toEqual([]);
  });

  test('circles between folders are caught', () => {
    expect(cruise.violations).toContain(
      'folder-circles: lib/starter/inner → lib/starter/other → lib/starter/inner',
    );
  });

  test('circles between the folders of lib/backend are caught', () => {
    expect(cruise.violations).toContain(
      'folder-circles: lib/backend/contract → lib/backend/search → lib/backend/contract',
    );
  });

  test('circles through component paths of Payload are caught', () => {
    expect(cruise.violations).toContain(
      'folder-circles: lib/backend/admin → lib/backend/leads → lib/backend/admin',
    );
  });

  test('component paths without an entry in the table are caught', () => {
    expect(cruise.violations).toContain(
      'imports-of-lib/backend/platform: lib/backend/platform/component.ts → lib/backend/admin/unlisted.tsx',
    );
  });

  test('there is one for every rule', () => {
    const written = [...forbiddenArrows, ...forbiddenReaches].map(({ name }) => name);
    const rules = [...written, 'heavy-packages-in-islands-only'];
    expect(rules.filter((name) => !all.some(([rule]) => rule === name))).toEqual([]);
  });

  test('an empty house is no proof', async () => {
    const empty = plantHouse({});
    await expect(cruiseHouse(empty, ['lib'])).rejects.toThrow();
    rmSync(empty, { recursive: true, force: true });
  });
});
