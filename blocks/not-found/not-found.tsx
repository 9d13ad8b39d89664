import type { Rendered, ViewInput } from '@/lib/engine/block';
import type { ResolvedLink } from '@/lib/engine/page-context';
import { ButtonLink } from '@/lib/ui/button-link';
import { Heading } from '@/lib/ui/heading';
import { Icon } from '@/lib/ui/icon';
import { Section } from '@/lib/ui/section';
import { MissingTile } from './missing-tile';
import type { NotFoundProps } from './not-found.schema';

export function NotFound({ props, page, id }: ViewInput<NotFoundProps>): Rendered {
  return (
    <Section labelledBy={`${id}-heading`}>
      <div className="grid-page items-center gap-y-12">
        <div className="col-span-12 flex flex-col items-start gap-6 lg:col-span-6">
          <Heading level={1} size="display" id={`${id}-heading`}>
            {page.t(page.missing === 'record' ? 'listing.notFound' : 'notFound.heading')}
          </Heading>
          <p className="max-w-[34rem] text-lead text-text-muted">{page.t('notFound.text')}</p>
          <ButtonLink href={page.href('/')}>{page.t('notFound.back')}</ButtonLink>
          <SuggestedLinks links={page.links(props.links)} />
        </div>
        <div className="col-span-12 sm:col-span-8 lg:col-span-5 lg:col-start-8">
          <MissingTile />
        </div>
      </div>
    </Section>
  );
}

function SuggestedLinks({ links }: { links: readonly ResolvedLink[] }) {
  if (links.length === 0) return null;
  return (
    <ul className="mt-4 w-full max-w-[34rem] border-t border-line">
      {links.map((link) => (
        <li key={link.href} className="border-b border-line">
          <a
            href={link.href}
            className="group flex items-center justify-between gap-4 py-4 font-medium hover:text-link"
          >
            {link.label}
            <Icon name="arrow-right" className="size-5 transition-transform group-hover:translate-x-1" />
          </a>
        </li>
      ))}
    </ul>
  );
}
