import type { ReactElement, ReactNode } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import { Section } from '@/lib/ui/section';
import { SectionIntro } from '@/lib/ui/section-intro';
import type { Surface } from '@/schemas/surface';

type AreaBlockProps = {
  intro: { eyebrow: string; heading: string; text: string; surface: Surface };
  id: string;
  page: PageContext;
  /** Level 1 for the main block of a page. */
  level: 1 | 2;
  children: ReactNode;
};

/** The frame of a block of the area. Without JavaScript a sentence and a link replace its content. */
export function AreaBlock({ intro, id, page, level, children }: AreaBlockProps): ReactElement {
  const { surface, ...texts } = intro;
  const headingId = `${id}-heading`;
  return (
    <Section surface={surface} space="tight" labelledBy={headingId}>
      <SectionIntro {...texts} level={level} id={headingId} />
      <div className="hidden noscript:block">
        <p className="mb-4 max-w-measure">{page.t('buyerArea.noScript')}</p>
        <a href={page.href('/contact-us')} className="button button-primary">
          {page.t('breadcrumb.contact')}
        </a>
      </div>
      <div className={level === 1 ? 'area-main noscript:hidden' : 'noscript:hidden'}>{children}</div>
    </Section>
  );
}
