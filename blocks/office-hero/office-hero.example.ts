import type { SuppliedExampleOf } from '@/lib/engine/block';
import { exampleOfficeOpening } from '@/schemas/examples/office';
import type { officeHeroSchema, officeHeroSuppliedSchema } from './office-hero.schema';

export const officeHeroExample: SuppliedExampleOf<typeof officeHeroSchema, typeof officeHeroSuppliedSchema> =
  {
    props: {
      actions: [
        { label: 'What is my business worth?', to: { url: '/sell-a-business/what-is-my-business-worth' } },
      ],
    },
    supplied: { office: exampleOfficeOpening },
  };
