import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { environmentFaults } from './environment';

const whole = {
  DATABASE_URL: 'postgres://user:password@localhost:5432/tessera',
  PAYLOAD_SECRET: 'x'.repeat(32),
};

describe('the environment', () => {
  test('needs no more than a database and a secret', () => {
    expect(environmentFaults(whole)).toEqual([]);
  });

  test('needs neither where the content comes from elsewhere', () => {
    expect(environmentFaults({ CONTENT_GRAPHQL_URL: 'https://cms.example.com/graphql' })).toEqual([]);
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
  ])('%s = %j is named as %s', (name, value, verdict) => {
    const faults = environmentFaults({ ...whole, [name]: value });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(new RegExp(`^${name} is ${verdict}: set it to .+\\.$`));
  });

  test('shows no street map without saying whose it is', () => {
    const streets = { ...whole, MAP_TILES: 'https://tiles.example/{z}/{x}/{y}.png' };
    const credited = { ...streets, MAP_CREDIT: 'The mapmakers' };
    expect(environmentFaults(credited)).toEqual([]);
    const [wrong] = environmentFaults({ ...credited, MAP_TILES: 'https://tiles.example/{z}/{x}.png' });
    expect(wrong).toMatch(/^MAP_TILES is wrong: set it to /);
    expect(environmentFaults(streets)).toEqual([expect.stringMatching(/^MAP_CREDIT is missing: set it to /)]);
  });

  const account = { HUBTEL_CLIENT_ID: 'id', HUBTEL_CLIENT_SECRET: 'word', SMS_SENDER: 'Meridian' };
  const heard = { ...whole, ...account, SMS_INBOUND_SECRET: 'x'.repeat(24) };

  test.each(['SMS_INBOUND_SECRET', 'SMS_SENDER', 'HUBTEL_CLIENT_ID', 'HUBTEL_CLIENT_SECRET'])(
    'does not text people over Hubtel without %s',
    (name) => {
      expect(environmentFaults(heard)).toEqual([]);
      const faults = environmentFaults({ ...heard, [name]: '' });
      expect(faults).toHaveLength(1);
      expect(faults[0]).toMatch(new RegExp(`^${name} is missing: set it to .+\\.$`));
    },
  );

  test('a faulty one ends the process with one line that names all of them', () => {
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
