import { makeExecutableSchema } from '@graphql-tools/schema';
import { typeDefs } from '@/lib/backend/contract/generated/type-defs';
import { countEmbeddedRows } from '@/lib/backend/contract/limits/embedded-rows';
import { listings } from '@/lib/backend/contract/resolvers/listings';
import { media } from '@/lib/backend/contract/resolvers/media';
import { menus } from '@/lib/backend/contract/resolvers/menus';
import { officeFields, officePinFields, officeQueries } from '@/lib/backend/contract/resolvers/offices';
import { pages } from '@/lib/backend/contract/resolvers/pages';
import { people } from '@/lib/backend/contract/resolvers/people';
import { posts } from '@/lib/backend/contract/resolvers/posts';
import { redirects } from '@/lib/backend/contract/resolvers/redirects';
import { references } from '@/lib/backend/contract/resolvers/references';
import { regions } from '@/lib/backend/contract/resolvers/regions';
import { reviews } from '@/lib/backend/contract/resolvers/reviews';
import { saleStories } from '@/lib/backend/contract/resolvers/sale-stories';
import { scalars } from '@/lib/backend/contract/resolvers/scalars';
import { contents, sections } from '@/lib/backend/contract/resolvers/sections';
import { sitemaps } from '@/lib/backend/contract/resolvers/sitemaps';
import { storeSearch } from '@/lib/backend/contract/resolvers/store-search';
import { users } from '@/lib/backend/contract/resolvers/users';
import { valuation } from '@/lib/backend/contract/resolvers/valuation';

const schema = makeExecutableSchema({
  typeDefs,
  resolvers: [
    scalars,
    officeQueries,
    officeFields,
    officePinFields,
    storeSearch,
    regions,
    people,
    listings,
    pages,
    sections,
    menus,
    contents,
    media,
    posts,
    reviews,
    saleStories,
    redirects,
    references,
    sitemaps,
    users,
    valuation,
  ],
});

/** The executable schema of the contract, shared by the in-process link and the HTTP endpoint. */
export const contractSchema = countEmbeddedRows(schema);
