import { defineBlock } from '@/lib/engine/define-block';
import { videoSchema } from './video.schema';

export const video = defineBlock({
  type: 'video',
  label: 'Video',
  description:
    'A video from YouTube or Vimeo with a cover picture; nothing is loaded from the provider until it is played.',
  category: 'media',
  props: videoSchema,
  example: () => import('./video.example').then((module) => module.videoExample),
  view: () => import('./video').then((module) => module.Video),
});
