import type { CodegenConfig } from '@graphql-codegen/cli';

const scalars = {
  ID: 'string',
  JSON: 'unknown',
  Pesewas: 'number',
};

/** The CMS type, renamed because the contract has types with the same names. */
function document(name: string) {
  return `@/lib/backend/payload-types#${name} as ${name}Document`;
}

/** Contract types whose resolvers start from the CMS document of the same name. */
function documents(...names: string[]) {
  return Object.fromEntries(names.map((name) => [name, document(name)]));
}

/** Contract types whose resolvers start from a source type of their own. */
function sources(...names: string[]) {
  return Object.fromEntries(names.map((name) => [name, `@/lib/backend/contract/sources#${name}Source`]));
}

/** Generates everything from files: needs neither a running server nor the network. */
const config: CodegenConfig = {
  schema: 'schemas/contract.graphql',
  documents: '{adapters,lib}/**/*.graphql',
  generates: {
    'lib/graphql/generated/operations.ts': {
      plugins: ['typescript-operations', 'typed-document-node'],
      config: { scalars, useTypeImports: true, skipTypename: true },
    },
    'lib/backend/contract/generated/type-defs.ts': {
      plugins: ['./lib/backend/contract/type-defs-plugin.ts'],
    },
    'lib/backend/contract/generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        scalars,
        useTypeImports: true,
        skipTypename: true,
        enumsAsTypes: true,
        contextType: '@/lib/backend/contract/context#ContractContext',
        mappers: {
          ...documents(
            'Listing',
            'Media',
            'Menu',
            'Office',
            'Page',
            'Post',
            'Region',
            'Review',
            'SaleStory',
            'WebsiteSection',
          ),
          Agent: document('Person'),
          TeamMember: document('Person'),
          WebsitePage: document('Page'),
          CustomComponent: document('WebsiteSection'),
          ...sources(
            'AgentPage',
            'CategoryMultiples',
            'Content',
            'MediaItem',
            'MenuItem',
            'ListingPage',
            'ListingSearchResult',
            'OfficePin',
            'PostPage',
            'References',
            'ReviewPage',
            'SaleStoryPage',
            'ValuationMultiple',
          ),
        },
      },
    },
  },
};

export default config;
