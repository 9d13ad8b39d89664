import type { ReactElement } from 'react';
import { openByRecord, type RecordPageProps } from '../../open-by-record';

/** The composer for a section shared by many pages, displayed on one of them. */
export default async function ComposeSection(input: RecordPageProps): Promise<ReactElement> {
  return openByRecord('website-sections', input);
}
