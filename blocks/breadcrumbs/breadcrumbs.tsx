import type { Rendered, ViewInput } from '@/lib/engine/block';
import { classNames } from '@/lib/ui/class-names';
import { Icon } from '@/lib/ui/icon';
import type { BreadcrumbsProps } from './breadcrumbs.schema';

export function Breadcrumbs({ props, page }: ViewInput<BreadcrumbsProps>): Rendered {
  const last = props.steps.length - 1;
  if (last < 1) return null;
  return (
    <nav aria-label={page.t('page.breadcrumb')} className="mx-auto w-full max-w-page px-gutter py-1 md:py-4">
      <ol className="flex flex-wrap items-center gap-x-2 text-small text-text-muted">
        {props.steps.map((step, index) => (
          // Small screens display only the page and its parent: five steps would take five lines.
          <li
            key={step.href}
            className={classNames('flex min-w-0 items-center gap-2', index < last - 1 && 'max-sm:hidden')}
          >
            {index === last ? (
              <span aria-current="page" className="min-w-0 py-1 wrap-anywhere">
                {step.label}
              </span>
            ) : (
              <>
                <a
                  href={page.href(step.href)}
                  className="tap min-w-0 py-1 wrap-anywhere hover:text-link hover:underline"
                >
                  {step.label}
                </a>
                <Icon name="chevron-right" className="size-4 opacity-70" />
              </>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
