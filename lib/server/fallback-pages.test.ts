import { expect, test } from 'vitest';
import { brandPaths } from '../ui/brand-paths.ts';
import { notFoundPage, notFoundPageAt, unavailablePage } from './fallback-pages.ts';

test.each([unavailablePage, notFoundPage, notFoundPageAt('/es-ES/x')])(
  'shows the logo mark without scripts',
  (page) => {
    expect(page).toContain(brandPaths.globe);
    expect(page).not.toMatch(/<script|style="/);
  },
);
