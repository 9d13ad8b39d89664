import type { ExampleOf } from '@/lib/engine/block';
import type { richTextSchema } from './rich-text.schema';

const text = `A business is worth what a careful buyer can be shown, not what its owner knows in the heart. Most of our work happens before anyone hears that a shop, a school or a cold store is for sale.

## What we put in order first

1. **Three years of accounts**, read together with your accountant. Mobile-money takings count, once the statements are printed.
2. **The lease or the site plan.** A buyer will ask the Lands Commission, so we ask first.
3. **Who stays.** A head cook or a foreman who knows the suppliers is part of the price.

> I thought I was selling ovens and a lease. They showed me I was selling eleven years of school lunches that nobody had ever written down.

## How long it takes

Every sale has its own pace. These are the usual stretches for a business with fewer than thirty people.

| Step | Usual time | Who is needed |
| --- | --- | --- |
| Papers and valuation | 3 to 5 weeks | You and your accountant |
| Meeting buyers | 2 to 6 months | You, at times of your choosing |
| Checks and contract | 4 to 8 weeks | Both lawyers |
| Handing over | 2 weeks to 3 months | You and your team |

Nothing is advertised with your name on it. Buyers see the trade, the region and the figures; they learn the rest after they [sign a confidentiality agreement](/buy-a-business/buyer-faq).`;

export const richTextExample: ExampleOf<typeof richTextSchema> = {
  props: {
    eyebrow: 'Before you sell',
    heading: 'What a sale looks like from the inside',
    text,
    aside: {
      heading: 'Bring to the first talk',
      text: '- Your last three tax returns\n- The lease, or the site plan\n- A list of who works for you\n\nNothing else. The talk is free and takes about an hour.',
    },
  },
};
