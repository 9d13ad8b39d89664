import { serveGraphql } from '@/lib/backend/contract/http/serve-graphql';

/** The contract's GraphQL endpoint. */
export const POST = serveGraphql;
export const GET = serveGraphql;
