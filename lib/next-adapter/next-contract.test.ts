import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { redirect } from 'next/navigation';
import { expect, test } from 'vitest';
import { findRedirectErrorTarget } from './redirect-error';
import { nextRequestHeaders } from './request-headers';
import { readRoutePatterns, routesManifestSchema } from './routes-manifest';

/** The version of Next that the adapter was written for. */
const ADAPTED_VERSION = '16.4.6';

/** Defines a test whose title names the private API that changed and the module to adapt. */
const contract = (api: string, module: string, check: () => void | Promise<void>) =>
  test(`Next contract › ${api} is as lib/next-adapter/${module} expects`, check);

/** Calls a private function with the part of its arguments that it reads. */
const callPrivate = (method: (...args: never[]) => unknown, ...args: unknown[]): unknown =>
  Reflect.apply(method, undefined, args);

test(`Next contract › the installed version is ${ADAPTED_VERSION}, or the docstrings of lib/next-adapter are out of date`, () => {
  const { version }: { version: string } = JSON.parse(readFileSync('node_modules/next/package.json', 'utf8'));
  expect(version).toBe(ADAPTED_VERSION);
});

contract('the routes manifest', 'routes-manifest.ts', async () => {
  const { generateRoutesManifest } = await import('next/dist/build/generate-routes-manifest.js');
  const { ROUTES_MANIFEST } = await import('next/constants');
  const generated = callPrivate(generateRoutesManifest, {
    pageKeys: { pages: ['/api/page'], app: ['/api/health', '/media/[name]', '/compose/[lang]'] },
    config: { basePath: '', experimental: {} },
    redirects: [],
    headers: [],
    onMatchHeaders: [],
    rewrites: { beforeFiles: [], afterFiles: [], fallback: [] },
    restrictedRedirectPaths: [],
  });
  const { routesManifest } = Object(generated);
  const { staticRoutes, dynamicRoutes } = routesManifestSchema.parse(routesManifest);
  expect(staticRoutes.map(({ page }) => page)).toEqual(expect.arrayContaining(['/api/health', '/api/page']));
  expect(dynamicRoutes.map(({ page }) => page).toSorted()).toEqual(['/compose/[lang]', '/media/[name]']);
  const build = mkdtempSync(path.join(os.tmpdir(), 'routes-manifest-'));
  writeFileSync(path.join(build, ROUTES_MANIFEST), JSON.stringify(routesManifest));
  const patterns = readRoutePatterns(build, '/api/page');
  rmSync(build, { recursive: true });
  const matches = (pathname: string) => patterns.some((pattern) => pattern.test(pathname));
  expect(['/api/health', '/media/a.webp', '/api/page'].map(matches)).toEqual([true, true, false]);
});

contract("the client's request headers", 'request-headers.ts', async () => {
  const { FLIGHT_HEADERS, NEXT_HMR_REFRESH_HEADER, NEXT_URL } = await import(
    'next/dist/client/components/app-router-headers.js'
  );
  const isDevelopmentOnly = (name: string) => name === NEXT_HMR_REFRESH_HEADER;
  const names = [...FLIGHT_HEADERS, NEXT_URL].filter((name) => !isDevelopmentOnly(name));
  expect(names.filter((name) => !nextRequestHeaders.includes(name))).toEqual([]);
});

contract('getScriptNonceFromHeaders', 'request-headers.ts', async () => {
  const { getScriptNonceFromHeaders } = await import(
    'next/dist/server/app-render/get-script-nonce-from-header.js'
  );
  const names = ['content-security-policy', 'content-security-policy-report-only'];
  for (const name of names)
    expect(getScriptNonceFromHeaders({ [name]: "script-src 'self' 'nonce-YWJj'" })).toBe('YWJj');
  expect(nextRequestHeaders).toEqual(expect.arrayContaining(names));
});

contract('the error of redirect()', 'redirect-error.ts', () => {
  const throwRedirect = () => redirect('/a?b=1');
  let thrown: unknown;
  try {
    throwRedirect();
  } catch (error) {
    thrown = error;
  }
  expect(findRedirectErrorTarget(thrown)).toBe('/a?b=1');
  expect(findRedirectErrorTarget(new Error('NEXT_REDIRECT'))).toBeNull();
});
