import type { Rendered, ViewInput } from '@/lib/engine/block';
import { ButtonLink } from '@/lib/ui/button-link';
import { Section } from '@/lib/ui/section';
import { SectionIntro } from '@/lib/ui/section-intro';
import type { FaqProps } from './faq.schema';
import { createAnchors } from './faq-anchors';
import { FaqQuestions } from './faq-questions';

export function Faq({ props, page, id }: ViewInput<FaqProps>): Rendered {
  const { eyebrow, heading, text, groups, surface } = props;
  const action = page.link(props.action);
  const headingId = heading ? `${id}-heading` : undefined;
  const anchorOf = createAnchors(id);
  const opened = Boolean(eyebrow || heading || text || action);
  return (
    <Section surface={surface} labelledBy={headingId} width={opened ? 'normal' : 'narrow'}>
      <div
        className={
          opened ? 'grid grid-cols-1 gap-x-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]' : undefined
        }
      >
        {opened && (
          <div className="lg:sticky lg:top-28 lg:self-start">
            <SectionIntro eyebrow={eyebrow} heading={heading} text={text} id={headingId} />
            {action && (
              <p className="-mt-4 mb-8 -ml-1 md:-mt-8 md:mb-12">
                <ButtonLink href={action.href} variant="quiet">
                  {action.label}
                </ButtonLink>
              </p>
            )}
          </div>
        )}
        <div className="flex flex-col gap-12">
          {groups.map((group, index) => (
            <FaqQuestions
              // biome-ignore lint/suspicious/noArrayIndexKey: groups have no key of their own and never move
              key={index}
              group={group}
              level={heading ? 3 : 2}
              name={id}
              anchorOf={anchorOf}
              page={page}
            />
          ))}
        </div>
      </div>
    </Section>
  );
}
