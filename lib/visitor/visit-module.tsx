'use client';
import { useEffect } from 'react';
import { isMarkedStaff } from './staff-mark';
import { visitPage } from './visit-page';

/** On every page: what `app/page-module.ts` does where pages carry no framework, once the page is there. */
export function VisitModule(): null {
  useEffect(() => {
    visitPage(document);
    if (isMarkedStaff(document.cookie)) void import('./edit-page.staff').then(({ forStaff }) => forStaff());
  }, []);
  return null;
}
