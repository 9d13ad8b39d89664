import { type GraphQLSchema, printSchema } from 'graphql';

/**
 * A GraphQL code generator plugin that writes the schema as a module, so that the server needs no file at
 * run time.
 */
export function plugin(schema: GraphQLSchema): string {
  return `/** The contract of schemas/contract.graphql. */\nexport const typeDefs = ${JSON.stringify(printSchema(schema))};\n`;
}
