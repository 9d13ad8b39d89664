import { serveGraphql } from '@/lib/backend/contract/graphql-endpoint';

/** The contract's GraphQL endpoint. */
export const POST = serveGraphql;
export const GET = serveGraphql;
