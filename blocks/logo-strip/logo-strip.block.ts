import { defineBlock } from '@/lib/engine/define-block';
import { logoStripSchema } from './logo-strip.schema';

export const logoStrip = defineBlock({
  type: 'logo-strip',
  label: 'Logos',
  description: 'Logos of partners or members, in one colour.',
  category: 'proof',
  props: logoStripSchema,
  example: () => import('./logo-strip.example').then((module) => module.logoStripExample),
  view: () => import('./logo-strip').then((module) => module.LogoStrip),
});
