import type { Supply } from '@/lib/engine/bindings';
import type { SaleStory } from '@/schemas/sale-story';
import type { List } from '../read-list';

export function saleStoriesToSaleStories({ items: stories }: List<SaleStory>): Supply<'stories'> {
  return { props: { stories } };
}
