import type { Rendered, ViewInput } from '@/lib/engine/block';
import { ButtonLink } from '@/lib/ui/button-link';
import { Heading } from '@/lib/ui/heading';
import { Section } from '@/lib/ui/section';
import { SectionIntro } from '@/lib/ui/section-intro';
import type { StepsProps } from './steps.schema';

export function Steps({ props, page, id }: ViewInput<StepsProps>): Rendered {
  const { eyebrow, heading, text, steps, surface } = props;
  const action = page.link(props.action);
  const headingId = heading ? `${id}-heading` : undefined;
  return (
    <Section surface={surface} labelledBy={headingId}>
      <div className="grid-page gap-y-6">
        <div className="col-span-12 lg:sticky lg:top-28 lg:col-span-5 lg:self-start lg:pr-8">
          <SectionIntro eyebrow={eyebrow} heading={heading} text={text} id={headingId} />
          {action && <ButtonLink href={action.href}>{action.label}</ButtonLink>}
        </div>
        <ol className="col-span-12 lg:col-span-7">
          {steps.map((step, index) => (
            <li
              key={step.heading}
              className="grid grid-cols-[2.5rem_minmax(0,1fr)] border-t border-line-strong py-3 last:border-b sm:grid-cols-[5rem_minmax(0,1fr)]"
            >
              <span
                aria-hidden="true"
                className="font-display text-section leading-none text-accent-strong lining-nums tabular-nums"
              >
                {index + 1}
              </span>
              <div className="flex min-w-0 flex-col gap-1">
                <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
                  <Heading level={heading ? 3 : 2} size="card">
                    {step.heading}
                  </Heading>
                  {step.note && <p className="text-label text-text-muted">{step.note}</p>}
                </div>
                {step.text && <p className="max-w-measure text-text-muted">{step.text}</p>}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
