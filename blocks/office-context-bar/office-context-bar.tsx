import type { Rendered, ViewInput } from '@/lib/engine/block';
import { Icon } from '@/lib/ui/icon';
import { PhoneLink } from '@/lib/visitor/contact-links';
import { formatPhones } from '@/lib/visitor/phone-numbers';
import type { OfficeContextBarProps } from './office-context-bar.schema';

export function OfficeContextBar({ props, page }: ViewInput<OfficeContextBarProps>): Rendered {
  const { name, stateSlug, slug, phones } = props.office;
  return (
    <aside
      aria-label={page.t('office.yourOffice')}
      data-surface="forest"
      className="bg-surface-forest text-label text-text"
    >
      <div className="mx-auto flex min-h-10 w-full max-w-wide flex-wrap items-center gap-x-4 px-gutter py-1">
        <p className="flex min-w-0 flex-1 items-center gap-2">
          <Icon name="map-pin" className="size-4 text-accent" />
          <span className="text-text-muted max-sm:sr-only">{page.t('office.yourOffice')}</span>
          <a
            href={page.href(`/locations/${stateSlug}/${slug}`)}
            className="tap min-w-0 py-1 leading-tight font-semibold wrap-anywhere hover:underline"
          >
            <span className="line-clamp-2">{name}</span>
          </a>
        </p>
        <PhoneLink
          phones={formatPhones(phones, page)}
          className="flex min-h-8 items-center gap-1.5 hover:underline max-lg:hidden"
        >
          <Icon name="phone" className="size-4" />
        </PhoneLink>
        <a
          href={page.href('/locations')}
          className="tap py-1.5 underline decoration-accent underline-offset-4 print:hidden"
        >
          {page.t('office.changeOffice')}
        </a>
      </div>
    </aside>
  );
}
