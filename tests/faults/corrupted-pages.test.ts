import { createHash } from 'node:crypto';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import type { RunningSite } from '../../lib/commands/serve-site';
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy';
import { localised, pageTypes } from '../support/page-types';
import { serveInstance } from '../support/serve-instance';

const storeFolder = mkdtempSync(path.join(os.tmpdir(), 'tessera-spoiled-'));
/** How a page's file is corrupted, as by a disk, a crash or a person. */
const corruptions: Record<string, (file: Buffer) => Buffer> = {
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
const [intact = '', ...corruptedPaths] = kinds.map((kind) => localised('en-GH', pageTypes[kind] ?? ''));

let proxy: FaultProxy;
let site: RunningSite | undefined;
const intactHashes = new Map<string, string>();

async function restart(): Promise<void> {
  await site?.stop();
  const { DATABASE_URL = '', ...env } = inject('siteEnv');
  site = await serveInstance(
    { ...env, SITE_URL: undefined, DATABASE_URL: proxy.urlThrough(DATABASE_URL) },
    { storeFolder },
  );
}

async function fetchPage(address: string) {
  const response = await fetch(site?.url + address, { redirect: 'manual' });
  return {
    status: response.status,
    location: response.headers.get('location'),
    textHash: textHashOf(await response.text()),
  };
}

/** A hash of the text of a page, since pages are long. */
const textHashOf = (html: string) =>
  createHash('sha256')
    .update(html.replaceAll(/<!--.*?-->|<[^>]*>/g, ' ').replaceAll(/\s+/g, ' '))
    .digest('hex');

function fileOf(address: string): string {
  const name = createHash('sha256').update(address).digest('hex');
  const [file = ''] = globSync(`pages/*/pages/${name.slice(0, 2)}/${name.slice(2)}`, { cwd: storeFolder });
  return path.join(storeFolder, file);
}

const corruptAll = () => {
  for (const [number, corrupt] of Object.values(corruptions).entries()) {
    const file = fileOf(corruptedPaths[number] ?? '');
    writeFileSync(file, corrupt(readFileSync(file)));
  }
};

beforeAll(async () => {
  const { hostname, port } = new URL(inject('siteEnv').DATABASE_URL ?? '');
  proxy = await startFaultProxy(hostname, Number(port));
  await restart();
  for (const address of [intact, ...corruptedPaths])
    intactHashes.set(address, (await fetchPage(address)).textHash);
});
afterEach(() => proxy.setFault('none'));
afterAll(async () => {
  await site?.stop();
  await proxy.close();
  rmSync(storeFolder, { recursive: true, force: true });
});

describe(`corrupted page files (${Object.keys(corruptions).join(', ')})`, () => {
  it('answer 503 without a database, while intact pages are served', async () => {
    await expect.poll(() => [intact, ...corruptedPaths].map(fileOf).includes(storeFolder)).toBe(false);
    await site?.stop();
    corruptAll();
    proxy.setFault('refuse');
    await restart();
    expect((await fetchPage(intact)).textHash).toBe(intactHashes.get(intact));
    for (const address of corruptedPaths)
      expect(await fetchPage(address)).toMatchObject({ status: 503, location: null });
  });

  it('are rendered again with a database', async () => {
    await restart();
    for (const address of corruptedPaths)
      expect(await fetchPage(address)).toEqual({
        status: 200,
        location: null,
        textHash: intactHashes.get(address),
      });
  });
});
