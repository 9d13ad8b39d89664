import type { ExampleOf } from '@/lib/engine/block';
import type { videoSchema } from './video.schema';

export const videoExample: ExampleOf<typeof videoSchema> = {
  props: {
    eyebrow: 'Three minutes',
    heading: 'Handing over, told by those who did it',
    text: 'A baker, a school owner and the man who bought a haulage firm sit down together in Kumasi.',
    title: 'Three owners on the day they handed over',
    source: { kind: 'youtube', video: 'aqz-KE-bpKQ' },
    poster: { media: 'weave-kiln', alt: '' },
    transcript:
      '**Abena:** The hardest part was the Monday after. I woke at three to light the ovens, and then I remembered.\n\n**Mr Owusu:** I wrote the parents a letter. Every one of them answered.\n\n**Kwaku:** Nobody tells you that the drivers will test you. By the second month they had stopped.',
  },
};
