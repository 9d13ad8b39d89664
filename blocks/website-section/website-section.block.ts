import { defineBlock } from '@/lib/engine/define-block';
import { websiteSectionSchema } from './website-section.schema';

export const websiteSection = defineBlock({
  type: 'website-section',
  label: 'Shared section',
  description: 'Blocks stored once in the CMS and shown on many pages.',
  category: 'layout',
  props: websiteSectionSchema,
  slots: { content: { label: 'Section blocks' } },
  example: () => import('./website-section.example').then((module) => module.websiteSectionExample),
  view: () => import('./website-section').then((module) => module.WebsiteSection),
});
