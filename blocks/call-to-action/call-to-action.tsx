import type { Rendered, ViewInput } from '@/lib/engine/block';
import { ButtonRow } from '@/lib/ui/button-row';
import { Eyebrow } from '@/lib/ui/eyebrow';
import { Heading } from '@/lib/ui/heading';
import { Section } from '@/lib/ui/section';
import type { CallToActionProps } from './call-to-action.schema';

export function CallToAction({ props, page, id }: ViewInput<CallToActionProps>): Rendered {
  const { eyebrow, heading, text, note, surface } = props;
  const actions = page.links(props.actions);
  return (
    <Section surface={surface} labelledBy={`${id}-heading`}>
      <div className="@container">
        <div className="flex flex-col gap-6 @3xl:flex-row @3xl:items-end @3xl:justify-between @3xl:gap-16">
          <div className="flex min-w-0 max-w-[46rem] flex-col gap-3">
            {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
            <Heading level={2} size="title" id={`${id}-heading`}>
              {heading}
            </Heading>
            {text && <p className="max-w-measure text-lead text-text-muted">{text}</p>}
          </div>
          <div className="flex flex-col gap-4 @3xl:max-w-[20rem] @3xl:shrink-0">
            <ButtonRow
              links={actions}
              className="flex flex-col gap-3 @md:flex-row @md:flex-wrap @3xl:flex-col @3xl:items-stretch"
            />
            {note && <p className="text-small text-text-muted">{note}</p>}
          </div>
        </div>
      </div>
    </Section>
  );
}
