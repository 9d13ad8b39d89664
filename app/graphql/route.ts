import { serveGraphql } from '@/lib/backend/contract/serve-graphql';

/** The contract's GraphQL endpoint. */
export const POST = serveGraphql;
export const GET = serveGraphql;
