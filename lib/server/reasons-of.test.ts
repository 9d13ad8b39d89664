import { CombinedGraphQLErrors } from '@apollo/client';
import { GraphQLError } from 'graphql';
import { describe, expect, it } from 'vitest';
import { reasonsOf } from './reasons-of';

describe('the reasons of a failed request', () => {
  it('are what began it, each once, however deep', () => {
    const lost = new Error('Failed query: select 1', { cause: new Error('Connection terminated') });
    const errors = ['header', 'contact'].map(
      (path) => new GraphQLError(lost.message, { path: [path], originalError: lost }),
    );
    expect(reasonsOf(new CombinedGraphQLErrors({ errors, data: null }))).toEqual(['Connection terminated']);
  });

  it('are what was thrown, where nothing is beneath', () => {
    expect(reasonsOf(new Error('No such block'))).toEqual(['No such block']);
    expect(reasonsOf('gone')).toEqual(['gone']);
    expect(reasonsOf(null)).toEqual([]);
  });

  it('end, of an error that is its own cause', () => {
    const error = new Error('round');
    error.cause = error;
    expect(reasonsOf(error)).toEqual(['round']);
  });
});
