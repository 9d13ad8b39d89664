import type { IRegularForbiddenRuleType } from 'dependency-cruiser';
import { importRules, ownFiles } from './import-rules.ts';

/** Tests and stories may look anywhere; so may Storybook's own set-up. */
const test = '^tests/|\\.(test|stories)\\.tsx?$|^(blocks/\\.storybook|lib/ui/storybook)/';
/** What looks at the house and is no part of it. */
export const lookers = new RegExp(test);
const payload = '(^|/)node_modules/(payload|@payloadcms/[^/]+)/';
const anyPackage = '(^|/)node_modules/';

/** An arrow that must never be: from files of `from` (tests and stories left out) to files of `to`. */
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

/** The layers: `schemas → lib → blocks → adapters → app`, read downwards only. */
const layers: IRegularForbiddenRuleType[] = [
  forbid(
    'schemas-know-nothing-of-ours',
    'The vocabulary stands alone.',
    { path: '^schemas/' },
    { path: ownFiles, except: '^schemas/' },
  ),
  forbid(
    'schemas-import-zod-only',
    'And needs nothing but Zod.',
    { path: '^schemas/' },
    { path: anyPackage, except: `${anyPackage}zod/` },
  ),
  forbid(
    'lib-below-the-rest',
    'lib never reads what is built on it.',
    { path: '^lib/' },
    { path: '^(adapters|app)/' },
  ),
  forbid(
    'lib-knows-no-block',
    'Only backend, publishing, composer and demonstration read the registry: they validate, draw, edit and write what it defines.',
    { path: '^lib/', except: '^lib/(backend|publish|composer|demo)/' },
    { path: '^blocks/' },
  ),
  forbid(
    'backend-knows-the-registry-only',
    'Backend, publishing and composer ask the registry, never a block.',
    { path: '^lib/(backend|publish|composer)/' },
    { path: '^blocks/', except: '^blocks/registry\\.ts$' },
  ),
  forbid(
    'demo-knows-the-registry-only',
    'The demonstration writes props that the registry types; it draws no block.',
    { path: '^lib/demo/' },
    { path: '^blocks/', except: '^blocks/registry\\.ts$' },
  ),
  forbid(
    'adapters-know-schemas-only',
    'An adapter maps data to props; how a block looks is none of its business.',
    { path: '^adapters/' },
    { path: '^blocks/', except: '^blocks/[^/]+/[^/]+\\.schema\\.ts$' },
  ),
  forbid('adapters-below-app', 'Adapters know no page.', { path: '^adapters/' }, { path: '^app/' }),
  forbid(
    'demo-for-commands-only',
    'The product runs without its demonstration.',
    { except: '^lib/(demo|commands)/' },
    { path: '^lib/demo/' },
  ),
  forbid(
    'backend-below-commands',
    'Commands start the backend, never the other way.',
    { path: '^lib/(backend|local-database)/' },
    { path: '^lib/commands/' },
  ),
  forbid('nothing-reads-app', 'Pages are the top of the house.', { except: '^app/' }, { path: '^app/' }),
  forbid('nothing-reads-tests', 'Tests read the house, never the other way.', {}, { path: '^tests/' }),
];

/** What a block may know: its props, the design system, the engine's words. */
const blocks: IRegularForbiddenRuleType[] = [
  {
    ...forbid(
      'no-sibling-blocks',
      'A block is one folder.',
      {},
      { path: '^blocks/[^/]+/', except: '^blocks/$1/' },
    ),
    from: { path: '^blocks/([^/.]+)/', pathNot: '\\.test\\.tsx?$' },
  },
  forbid(
    'blocks-are-blind-to-data',
    'No fetching, no routes, no backend: the same view serves site, composer, Storybook and tests.',
    { path: '^blocks/' },
    { path: '^(adapters|app|lib/(graphql|backend|routes))/' },
  ),
  forbid(
    'views-ask-their-page',
    'The words of all languages, the maps of all countries and how each writes its phone numbers are tables for a server.',
    {
      path: '^(blocks|lib/(composer|ui|visitor))/|^lib/engine/(create-page-i18n|create-page-context|example-location)\\.ts$',
      // Brought for the one link that is a phone number, where somebody types it.
      except: '^lib/composer/form/links/phone-input\\.tsx$',
    },
    {
      path: '^lib/(i18n/(messages-by-locale|translate|formats|format-phone)|map/(active-map|map-definitions|generated/maps)|engine/(page-i18n|page-i18n-data|example-context))\\.ts$',
    },
  ),
  forbid(
    'islands-behind-shims',
    'Imported by anything but its shim, an island is drawn without its mark, and nothing ever wakes it.',
    { except: '\\.(client|island)\\.tsx$' },
    { path: '\\.(island\\.tsx|live\\.ts)$' },
  ),
  forbid(
    'expanded-on-the-server-only',
    'Components are called by hand where a page is written; in a browser they stand behind a boundary (LiveBlocks).',
    { except: '^lib/(engine/render-blocks\\.tsx$|publish/)|^app/' },
    { path: '^lib/engine/(expand-element|render-blocks)\\.tsx?$' },
  ),
  forbid(
    'plain-links-and-images',
    'Blocks use <a> and lib/ui/picture.',
    { path: '^(blocks|lib/ui)/' },
    { path: `${anyPackage}next/(dist/client/)?(link|image|app-dir/link|image-component)` },
  ),
];

/** What staff work with is on no public page. */
const staffOnly: IRegularForbiddenRuleType[] = [
  forbid(
    'composer-for-staff-only',
    'Not a byte of the composer is on a public route.',
    { except: '^lib/composer/|^app/\\((staff|canvas)\\)/' },
    { path: '^lib/composer/' },
  ),
];

/** The one door to the data, and who may knock. */
const doors: IRegularForbiddenRuleType[] = [
  forbid(
    'backend-behind-the-contract',
    'Everybody else asks through GraphQL or REST, so that another backend can answer.',
    {
      except:
        '^lib/(backend|demo|commands)/|^lib/graphql/in-process-link\\.ts$|^app/(api|graphql|sanctum|media|\\(cms\\)|\\(staff\\))/|^(instrumentation|codegen)\\.ts$',
    },
    { path: '^lib/backend/' },
  ),
  forbid(
    'payload-behind-the-backend',
    'Payload is how the backend is built; nothing else knows.',
    { except: '^lib/(backend|demo)/|^app/\\(cms\\)/|^next\\.config\\.ts$' },
    { path: payload },
  ),
  forbid(
    'apollo-behind-queries',
    'Sources call queryContent; islands with live data may have a client of their own.',
    { except: '^lib/graphql/|\\.island\\.tsx$' },
    { path: `${anyPackage}@apollo/client/` },
  ),
  forbid(
    'proxy-reads-nothing',
    'proxy.ts routes; it has no data and authorises nobody.',
    { path: '^proxy\\.ts$' },
    { path: ownFiles, except: '^lib/(routes|i18n)/' },
  ),
];

const hygiene: IRegularForbiddenRuleType[] = [
  {
    name: 'no-cycles',
    comment: 'Reading order is dependency order.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-orphans',
    comment: 'A file nothing reads and that reads nothing is left over, unless a tool looks for it by name.',
    severity: 'error',
    from: { orphan: true, pathNot: ['\\.d\\.ts$', '^app/', '^tests/', '^[^/]+\\.(ts|mjs)$'] },
    to: {},
  },
  {
    name: 'resolvable',
    comment: 'Every import leads somewhere.',
    severity: 'error',
    from: {},
    // A package of types only, and a module that the build writes: there is no file to run.
    to: { couldNotResolve: true, pathNot: '^(@graphql-typed-document-node/core|virtual:islands)$' },
  },
  {
    name: 'no-development-packages',
    comment: 'What is served must be installed by a production install.',
    severity: 'error',
    from: {
      path: '^(schemas|lib|blocks|adapters|app)/|^(proxy|instrumentation)\\.ts$',
      pathNot: [
        test,
        '^lib/(commands|demo)/',
        '^lib/map/(draw-country|write-map)\\.ts$',
        '^lib/publish/check/bundle-render-program\\.ts$',
        '^lib/islands/(bundle-islands|minify-scripts)\\.ts$',
      ],
    },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  },
];

/** Every arrow that must never be, and why. */
export const forbiddenArrows: IRegularForbiddenRuleType[] = [
  ...layers,
  ...blocks,
  ...doors,
  ...staffOnly,
  ...importRules(test),
  ...hygiene,
];
