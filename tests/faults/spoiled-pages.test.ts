import { createHash } from 'node:crypto';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import type { RunningSite } from '../../lib/commands/serve-site';
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy';
import { localised, pageTypes } from '../support/page-types';
import { serveBeside } from '../support/serve-beside';

const keptFolder = mkdtempSync(path.join(os.tmpdir(), 'tessera-spoiled-'));
/** What becomes of a page's file: a disk, a crash or somebody did it. */
const spoilings: Record<string, (file: Buffer) => Buffer> = {
  truncated: (file) => file.subarray(0, file.length / 2),
  emptied: () => Buffer.alloc(0),
  noise: (file) => Buffer.alloc(file.length, 0xa5),
  'a foreign header': (file) =>
    Buffer.from(
      file.toString('latin1').replace('"headers":{', '"headers":{"location":"//evil.example",'),
      'latin1',
    ),
};
const kinds = ['home', 'office', 'locations', 'listing', 'agent'];
const [intact = '', ...spoiled] = kinds.map((kind) => localised('en-GH', pageTypes[kind] ?? ''));

let proxy: FaultProxy;
let site: RunningSite | undefined;
const good = new Map<string, string>();

async function restart(): Promise<void> {
  await site?.stop();
  const { DATABASE_URL = '', ...env } = inject('siteEnv');
  site = await serveBeside(
    { ...env, SITE_URL: undefined, DATABASE_URL: proxy.reach(DATABASE_URL) },
    { keptFolder },
  );
}

async function read(address: string) {
  const answer = await fetch(site?.url + address, { redirect: 'manual' });
  return {
    status: answer.status,
    location: answer.headers.get('location'),
    words: wordsOf(await answer.text()),
  };
}

/** What is read on a page: a short name of it, since pages are long. */
const wordsOf = (html: string) =>
  createHash('sha256')
    .update(html.replaceAll(/<!--.*?-->|<[^>]*>/g, ' ').replaceAll(/\s+/g, ' '))
    .digest('hex');

function fileOf(address: string): string {
  const name = createHash('sha256').update(address).digest('hex');
  const [file = ''] = globSync(`pages/*/pages/${name.slice(0, 2)}/${name.slice(2)}`, { cwd: keptFolder });
  return path.join(keptFolder, file);
}

const spoilAll = () => {
  for (const [number, spoil] of Object.values(spoilings).entries()) {
    const file = fileOf(spoiled[number] ?? '');
    writeFileSync(file, spoil(readFileSync(file)));
  }
};

beforeAll(async () => {
  const { hostname, port } = new URL(inject('siteEnv').DATABASE_URL ?? '');
  proxy = await startFaultProxy(hostname, Number(port));
  await restart();
  for (const address of [intact, ...spoiled]) good.set(address, (await read(address)).words);
});
afterEach(() => proxy.fault('none'));
afterAll(async () => {
  await site?.stop();
  await proxy.close();
  rmSync(keptFolder, { recursive: true, force: true });
});

describe(`pages whose files were spoiled: ${Object.keys(spoilings).join(', ')}`, () => {
  it('are put off without a database, while what is whole is shown', async () => {
    await expect.poll(() => [intact, ...spoiled].map(fileOf).includes(keptFolder)).toBe(false);
    await site?.stop();
    spoilAll();
    proxy.fault('refuse');
    await restart();
    expect((await read(intact)).words).toBe(good.get(intact));
    for (const address of spoiled) expect(await read(address)).toMatchObject({ status: 503, location: null });
  });

  it('are made anew with one', async () => {
    await restart();
    for (const address of spoiled)
      expect(await read(address)).toEqual({ status: 200, location: null, words: good.get(address) });
  });
});
