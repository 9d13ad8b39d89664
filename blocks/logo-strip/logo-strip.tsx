import type { Rendered, ViewInput } from '@/lib/engine/block';
import { Section } from '@/lib/ui/section';
import { LogoMark } from './logo-mark';
import type { LogoStripProps } from './logo-strip.schema';

export function LogoStrip({ props, page, id }: ViewInput<LogoStripProps>): Rendered {
  const { heading, logos, surface } = props;
  const headingId = heading ? `${id}-heading` : undefined;
  return (
    <Section surface={surface} space="tight" labelledBy={headingId}>
      {heading && (
        <h2 id={headingId} className="mb-8 max-w-measure font-sans text-small font-normal text-text-muted">
          {heading}
        </h2>
      )}
      <ul className="grid grid-cols-2 items-center gap-x-6 gap-y-8 text-text-muted sm:flex sm:flex-wrap sm:gap-x-12 lg:gap-x-16">
        {logos.map((logo, index) => {
          const maskId = `${id}-mark-${index}`;
          const mark = <LogoMark name={logo.name} mark={page.picture(logo.mark)} id={maskId} />;
          const href = page.target(logo.to);
          return (
            <li key={maskId} className="min-w-0">
              {href ? (
                <a href={href} className="block transition-colors hover:text-text">
                  {mark}
                </a>
              ) : (
                mark
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
