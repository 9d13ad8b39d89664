import { CombinedGraphQLErrors } from '@apollo/client';
import { GraphQLError } from 'graphql';
import { describe, expect, it } from 'vitest';
import { rootCauses } from './root-causes';

describe('rootCauses', () => {
  it('returns each innermost cause once, however deep', () => {
    const connectionError = new Error('Failed query: select 1', {
      cause: new Error('Connection terminated'),
    });
    const errors = ['header', 'contact'].map(
      (path) => new GraphQLError(connectionError.message, { path: [path], originalError: connectionError }),
    );
    expect(rootCauses(new CombinedGraphQLErrors({ errors, data: null }))).toEqual(['Connection terminated']);
  });

  it('returns the error itself when it has no cause', () => {
    expect(rootCauses(new Error('No such block'))).toEqual(['No such block']);
    expect(rootCauses('gone')).toEqual(['gone']);
    expect(rootCauses(null)).toEqual([]);
  });

  it('terminates for an error that is its own cause', () => {
    const error = new Error('round');
    error.cause = error;
    expect(rootCauses(error)).toEqual(['round']);
  });
});
