import { GraphQLScalarType } from 'graphql';
import type { Resolvers } from '@/lib/backend/contract/generated/resolvers';
import { createClientError } from '@/lib/backend/platform/client-error';

function readPesewas(value: unknown): number {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
  throw createClientError('An amount must be a whole number of pesewas.');
}

export const scalars: Resolvers = {
  JSON: new GraphQLScalarType({ name: 'JSON' }),
  Pesewas: new GraphQLScalarType({ name: 'Pesewas', serialize: readPesewas, parseValue: readPesewas }),
};
