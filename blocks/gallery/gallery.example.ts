import type { ExampleOf } from '@/lib/engine/block';
import type { gallerySchema } from './gallery.schema';

const picture = (name: string, alt: string, caption: string) => ({
  image: { media: `weave-${name}`, alt },
  caption,
});

export const galleryExample: ExampleOf<typeof gallerySchema> = {
  props: {
    eyebrow: 'Around the network',
    heading: 'Places that changed hands this year',
    text: 'With the kind permission of those who now hold the keys.',
    pictures: [
      picture(
        'market',
        'Woven pattern in green and gold',
        'A provision shop in Makola, sold to its own manager',
      ),
      picture('harbour', 'Woven pattern in blue green and paper', 'A cold store beside Tema harbour'),
      picture('savanna', 'Woven pattern in gold and clay', 'A shea-butter works outside Tamale'),
      picture('forest', 'Woven pattern in two greens', 'A timber yard in Kumasi, three generations old'),
      picture('kiln', 'Woven pattern in clay and ink', 'A block factory near Kasoa'),
    ],
  },
};
