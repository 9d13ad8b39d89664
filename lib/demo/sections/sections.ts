import { frameSections } from './frame-sections';
import type { SectionRecord } from './section-record';
import { sharedSections } from './shared-sections';

/** All website sections of the demo network. */
export const sections: readonly SectionRecord[] = [...frameSections, ...sharedSections];
