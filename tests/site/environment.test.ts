import { expect, inject, it } from 'vitest';
import { freePort } from '../../lib/local-database/free-port';
import { runToEnd } from '../support/run-to-end';
import { sampleCases } from '../support/test-scope';

const invalidEnvironments: [string, Record<string, string | undefined>, string][] = [
  ['missing DATABASE_URL', { DATABASE_URL: undefined }, 'DATABASE_URL is missing: set it to a PostgreSQL'],
  [
    'wrong DATABASE_URL',
    { DATABASE_URL: 'mysql://localhost/a' },
    'DATABASE_URL is wrong: set it to a PostgreSQL',
  ],
  [
    'wrong ENABLED_LOCALES',
    { ENABLED_LOCALES: 'en-GH,fr-CI' },
    'ENABLED_LOCALES is wrong: set it to languages separated by commas',
  ],
  ['wrong COUNTRY', { COUNTRY: 'GB' }, 'COUNTRY is wrong: set it to one of US, CA'],
  ['short PAYLOAD_SECRET', { PAYLOAD_SECRET: 'short' }, 'PAYLOAD_SECRET is wrong: set it to at least 32'],
  [
    'wrong CONTENT_GRAPHQL_URL',
    { CONTENT_GRAPHQL_URL: 'cms.example.com' },
    'CONTENT_GRAPHQL_URL is wrong: set it to the GraphQL address',
  ],
];

it.each(sampleCases(invalidEnvironments, 1))(
  'environment › the process exits at once on a %s with one line that names the variable',
  async (_name, wrong, message) => {
    const { code, killed, lines } = await runToEnd({ ...inject('siteEnv'), ...wrong }, await freePort());
    expect({ code, killed }).toEqual({ code: 1, killed: false });
    const [name = ''] = Object.keys(wrong);
    expect(lines.filter((line) => line.includes(name))).toEqual([
      expect.stringContaining(`Tessera cannot start. ${message}`),
    ]);
    expect(lines.filter((line) => /^\s+at /.test(line))).toEqual([]);
  },
);
