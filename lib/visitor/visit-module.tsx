'use client';
import { useEffect } from 'react';
import { visitPage } from './visit-page';

/** On every page: `visitPage`, once the page is there. */
export function VisitModule(): null {
  useEffect(() => visitPage(document), []);
  return null;
}
