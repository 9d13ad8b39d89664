import { defineBlock } from '@/lib/engine/define-block';
import { videoSchema } from './video.schema';

export const video = defineBlock({
  type: 'video',
  label: 'Video',
  description:
    'A recording shown by its picture first; nothing is asked of the provider until someone plays it.',
  category: 'media',
  props: videoSchema,
  example: () => import('./video.example').then((module) => module.videoExample),
  view: () => import('./video').then((module) => module.Video),
});
