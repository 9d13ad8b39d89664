import type { Rendered, ViewInput } from '@/lib/engine/block';
import type { WebsiteSectionProps } from './website-section.schema';

export function WebsiteSection({ slot }: ViewInput<WebsiteSectionProps, 'content'>): Rendered {
  return <>{slot('content')}</>;
}
