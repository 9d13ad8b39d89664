'use client';
import { useEffect } from 'react';
import { hasStaffCookie, visitPage } from './visit-page';

/**
 * Does on pages with React what `app/page-module.ts` does on pages without a framework, after the page has
 * loaded.
 */
export function VisitScript(): null {
  useEffect(() => {
    visitPage(document);
    if (hasStaffCookie(document.cookie)) void import('./edit-page.staff').then(({ forStaff }) => forStaff());
  }, []);
  return null;
}
