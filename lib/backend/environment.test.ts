import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { environmentIssues } from './environment';

const completeEnvironment = {
  DATABASE_URL: 'postgres://user:password@localhost:5432/tessera',
  PAYLOAD_SECRET: 'x'.repeat(32),
};

describe('environmentIssues', () => {
  test('requires only a database and a secret', () => {
    expect(environmentIssues(completeEnvironment)).toEqual([]);
  });

  test('requires neither with a remote content server', () => {
    expect(environmentIssues({ CONTENT_GRAPHQL_URL: 'https://cms.example.com/graphql' })).toEqual([]);
  });

  test.each([
    ['DATABASE_URL', undefined, 'missing'],
    ['DATABASE_URL', '', 'missing'],
    ['DATABASE_URL', 'mysql://localhost/x', 'wrong'],
    ['DATABASE_URL', 'localhost:5432', 'wrong'],
    ['PAYLOAD_SECRET', undefined, 'missing'],
    ['PAYLOAD_SECRET', 'short', 'wrong'],
    ['SITE_URL', 'example.com', 'wrong'],
    ['SITE_URL', 'javascript:alert(1)', 'wrong'],
    ['TRUSTED_PROXIES', 'proxy.example', 'wrong'],
    ['CONTENT_GRAPHQL_URL', 'cms.example.com', 'wrong'],
  ])('reports %s = %j as %s', (name, value, verdict) => {
    const issues = environmentIssues({ ...completeEnvironment, [name]: value });
    expect(issues).toHaveLength(1);
    expect(issues[0]).toMatch(new RegExp(`^${name} is ${verdict}: set it to .+\\.$`));
  });

  test('requires a credit for the street map', () => {
    const streets = { ...completeEnvironment, MAP_TILES: 'https://tiles.example/{z}/{x}/{y}.png' };
    const credited = { ...streets, MAP_CREDIT: 'The mapmakers' };
    expect(environmentIssues(credited)).toEqual([]);
    const [wrong] = environmentIssues({ ...credited, MAP_TILES: 'https://tiles.example/{z}/{x}.png' });
    expect(wrong).toMatch(/^MAP_TILES is wrong: set it to /);
    expect(environmentIssues(streets)).toEqual([expect.stringMatching(/^MAP_CREDIT is missing: set it to /)]);
  });

  const account = { HUBTEL_CLIENT_ID: 'id', HUBTEL_CLIENT_SECRET: 'word', SMS_SENDER: 'Meridian' };
  const completeSms = { ...completeEnvironment, ...account, SMS_INBOUND_SECRET: 'x'.repeat(24) };

  test.each(['SMS_INBOUND_SECRET', 'SMS_SENDER', 'HUBTEL_CLIENT_ID', 'HUBTEL_CLIENT_SECRET'])(
    'requires %s for SMS over Hubtel',
    (name) => {
      expect(environmentIssues(completeSms)).toEqual([]);
      const issues = environmentIssues({ ...completeSms, [name]: '' });
      expect(issues).toHaveLength(1);
      expect(issues[0]).toMatch(new RegExp(`^${name} is missing: set it to .+\\.$`));
    },
  );

  test('exits the process with one line that lists all invalid variables', () => {
    const script =
      "const m = await import('./lib/backend/environment.ts'); m.requireEnvironment({ SITE_URL: 'x' });";
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      encoding: 'utf8',
      env: { ...process.env, NODE_NO_WARNINGS: '1' },
    });
    expect(status).toBe(1);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stderr).toMatch(/SITE_URL is wrong.*DATABASE_URL is missing.*PAYLOAD_SECRET is missing/);
  });
});
