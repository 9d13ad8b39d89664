import type { IRegularForbiddenRuleType } from 'dependency-cruiser';
import { importRules, ownFiles } from './import-rules.ts';

/** Tests, stories and Storybook's configuration may import anything. */
const test = '^tests/|\\.(test|stories)\\.tsx?$|^(blocks/\\.storybook|lib/ui/storybook)/';
/** Matches the files to which the import rules of the product do not apply. */
export const nonProductFiles = new RegExp(test);
const payload = '(^|/)node_modules/(payload|@payloadcms/[^/]+)/';
const anyPackage = '(^|/)node_modules/';

/** A rule that forbids imports from files of `from`, except tests and stories, to files of `to`. */
function forbid(
  name: string,
  comment: string,
  from: { path?: string; except?: string },
  to: { path: string; except?: string },
): IRegularForbiddenRuleType {
  return {
    name,
    comment,
    severity: 'error',
    from: {
      ...(from.path ? { path: from.path } : {}),
      pathNot: from.except ? [test, from.except] : [test],
    },
    to: { path: to.path, ...(to.except ? { pathNot: to.except } : {}) },
  };
}

/** The layers `schemas → lib → blocks → adapters → app`: a layer imports only the ones before it. */
const layers: IRegularForbiddenRuleType[] = [
  forbid(
    'schemas-import-schemas-only',
    'The schemas are shared by all layers.',
    { path: '^schemas/' },
    { path: ownFiles, except: '^schemas/' },
  ),
  forbid(
    'schemas-import-zod-only',
    'The schemas depend on Zod only.',
    { path: '^schemas/' },
    { path: anyPackage, except: `${anyPackage}zod/` },
  ),
  forbid(
    'lib-imports-no-upper-layer',
    'The upper layers are built on lib.',
    { path: '^lib/' },
    { path: '^(adapters|app|pages|site)/' },
  ),
  forbid(
    'lib-imports-no-blocks',
    'Only backend, publish, composer and demo import the registry: they validate, render, edit and create its blocks.',
    { path: '^lib/', except: '^lib/(backend|publish|composer|demo)/' },
    { path: '^blocks/' },
  ),
  forbid(
    'lib-imports-the-registry-only',
    'Backend, publish and composer access blocks through the registry.',
    { path: '^lib/(backend|publish|composer)/' },
    { path: '^blocks/', except: '^blocks/registry\\.ts$' },
  ),
  forbid(
    'demo-imports-the-registry-only',
    'The demonstration creates props with the types of the registry; it renders no block.',
    { path: '^lib/demo/' },
    { path: '^blocks/', except: '^blocks/registry\\.ts$' },
  ),
  forbid(
    'adapters-import-block-schemas-only',
    'An adapter maps data to props and does not depend on the view of a block.',
    { path: '^adapters/' },
    { path: '^blocks/', except: '^blocks/[^/]+/[^/]+\\.schema\\.ts$' },
  ),
  forbid(
    'adapters-import-no-routes',
    'Adapters are independent of routes.',
    { path: '^adapters/' },
    { path: '^(app|pages|site)/' },
  ),
  forbid(
    'demo-in-commands-only',
    'The product runs without its demonstration.',
    { except: '^lib/(demo|commands)/' },
    { path: '^lib/demo/' },
  ),
  forbid(
    'backend-imports-no-commands',
    'Commands start the backend, not vice versa.',
    { path: '^lib/(backend|local-database)/' },
    { path: '^lib/commands/' },
  ),
  forbid('app-is-not-imported', 'Routes are the top layer.', { except: '^app/' }, { path: '^app/' }),
  forbid(
    'site-in-its-route-only',
    'The public pages are rendered by their route.',
    { except: '^(pages|site)/' },
    { path: '^(pages|site)/' },
  ),
  forbid('tests-are-not-imported', 'Tests import the product, not vice versa.', {}, { path: '^tests/' }),
];

/** A block depends on its props, the design system and the types of the engine. */
const blocks: IRegularForbiddenRuleType[] = [
  {
    ...forbid(
      'no-sibling-blocks',
      'A block is a single folder.',
      {},
      { path: '^blocks/[^/]+/', except: '^blocks/$1/' },
    ),
    from: { path: '^blocks/([^/.]+)/', pathNot: '\\.test\\.tsx?$' },
  },
  forbid(
    'blocks-without-data-access',
    'No fetching, no routes, no backend: the same view serves site, composer, Storybook and tests.',
    { path: '^blocks/' },
    { path: '^(adapters|app|pages|site|lib/(graphql|backend|routes))/' },
  ),
  forbid(
    'views-without-language-tables',
    'The messages of all languages, and the maps and phone formats of all countries, are for the server only.',
    {
      path: '^(blocks|lib/(composer|ui|visitor))/|^lib/engine/(create-page-i18n|create-page-context|example-location)\\.ts$',
      // Loaded on demand, when a user edits a phone link.
      except: '^lib/composer/form/links/phone-input\\.tsx$',
    },
    {
      path: '^lib/(i18n/(messages-by-locale|translate|formats|format-phone)|map/(active-map|map-definitions|generated/maps)|engine/(page-i18n|page-i18n-data|example-context))\\.ts$',
    },
  ),
  forbid(
    'islands-through-shims-only',
    'Without its shim an island is rendered without the attributes by which it is hydrated.',
    { except: '\\.(client|island|area-island)\\.tsx$' },
    { path: '\\.((area-)?island\\.tsx|live\\.ts)$' },
  ),
  forbid(
    'server-renderer-on-server-only',
    'The server renderer calls components as functions; a browser renders them inside error boundaries (LiveBlocks).',
    { except: '^lib/(engine/render-blocks\\.tsx$|publish/)|^app/' },
    { path: '^lib/engine/(expand-element|render-blocks)\\.tsx?$' },
  ),
  forbid(
    'no-next-link-or-image',
    'Blocks use <a> and lib/ui/picture.',
    { path: '^(blocks|lib/ui)/' },
    { path: `${anyPackage}next/(dist/client/)?(link|image|app-dir/link|image-component)` },
  ),
];

/** Public pages load no code of staff screens. */
const staffOnly: IRegularForbiddenRuleType[] = [
  forbid(
    'composer-for-staff-only',
    'Public routes must not load code of the composer.',
    { except: '^lib/composer/|^app/\\((staff|canvas)\\)/' },
    { path: '^lib/composer/' },
  ),
];

/** The contract is the only access to data; other modules are restricted to their layer. */
const dataAccess: IRegularForbiddenRuleType[] = [
  forbid(
    'backend-through-the-contract-only',
    'All other code uses GraphQL or REST, so that the backend can be replaced.',
    {
      except:
        '^lib/(backend|demo|commands)/|^lib/graphql/in-process-link\\.ts$|^app/(api|graphql|sanctum|media|\\(cms\\)|\\(staff\\))/|^(instrumentation|codegen)\\.ts$',
    },
    { path: '^lib/backend/' },
  ),
  forbid(
    'payload-in-backend-only',
    'Payload is an implementation detail of the backend.',
    { except: '^lib/(backend|demo)/|^app/\\(cms\\)/|^next\\.config\\.ts$' },
    { path: payload },
  ),
  forbid(
    'apollo-in-graphql-only',
    'Sources call queryContent; islands with live data may have a client of their own.',
    { except: '^lib/graphql/|\\.island\\.tsx$' },
    { path: `${anyPackage}@apollo/client/` },
  ),
  forbid(
    'proxy-without-data-access',
    'proxy.ts routes requests; it reads no data and performs no authorisation.',
    { path: '^proxy\\.ts$' },
    { path: ownFiles, except: '^lib/(routes|i18n)/' },
  ),
];

const hygiene: IRegularForbiddenRuleType[] = [
  {
    name: 'no-cycles',
    comment: 'Modules can be read in dependency order.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-orphans',
    comment: 'A file without imports that no file imports is unused, unless a tool finds it by name.',
    severity: 'error',
    from: {
      orphan: true,
      pathNot: ['\\.d\\.ts$', '^app/', '^tests/', '-loader\\.cjs$', '^[^/]+\\.(ts|mjs)$'],
    },
    to: {},
  },
  {
    name: 'resolvable',
    comment: 'Every import resolves to a file or package.',
    severity: 'error',
    from: {},
    // A package that contains only types, and a virtual module of the build.
    to: { couldNotResolve: true, pathNot: '^(@graphql-typed-document-node/core|virtual:(area-)?islands)$' },
  },
  {
    name: 'no-development-packages',
    comment: 'A production install has no development packages.',
    severity: 'error',
    from: {
      path: '^(schemas|lib|blocks|adapters|app|pages|site)/|^(proxy|instrumentation)\\.ts$',
      pathNot: [
        test,
        '^lib/(commands|demo)/',
        '^lib/map/(draw-country|write-map)\\.ts$',
        '^lib/publish/check/bundle-render-program\\.ts$',
        '^lib/islands/(bundle-islands|minify-scripts)\\.ts$',
        '^lib/site-assets/bundle-styles\\.ts$',
      ],
    },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  },
];

/** All forbidden imports with their reasons. */
export const forbiddenImports: IRegularForbiddenRuleType[] = [
  ...layers,
  ...blocks,
  ...dataAccess,
  ...staffOnly,
  ...importRules(test),
  ...hygiene,
];
