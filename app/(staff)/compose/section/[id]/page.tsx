import type { ReactElement } from 'react';
import { type ByRecord, openByRecord } from '../../open-by-record';

/** The composer, for a section that many pages share: on one of them. */
export default async function ComposeSection(input: ByRecord): Promise<ReactElement> {
  return openByRecord('website-sections', input);
}
