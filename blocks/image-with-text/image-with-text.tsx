import type { Rendered, ViewInput } from '@/lib/engine/block';
import { ButtonRow } from '@/lib/ui/button-row';
import { classNames } from '@/lib/ui/class-names';
import { Eyebrow } from '@/lib/ui/eyebrow';
import { Fact } from '@/lib/ui/fact';
import { Heading } from '@/lib/ui/heading';
import { Markdown } from '@/lib/ui/markdown';
import { Picture } from '@/lib/ui/picture';
import { Section } from '@/lib/ui/section';
import { factColumns } from './fact-columns';
import type { ImageWithTextProps } from './image-with-text.schema';

export function ImageWithText({ props, page, id }: ViewInput<ImageWithTextProps>): Rendered {
  const { eyebrow, heading, text, side, facts, surface } = props;
  const actions = page.links(props.actions);
  const headingId = `${id}-heading`;
  return (
    <Section surface={surface} labelledBy={headingId}>
      <div className="grid grid-cols-1 items-center gap-x-16 gap-y-8 lg:grid-cols-2 xl:gap-x-24">
        <div className={classNames(side === 'right' && 'lg:order-last')}>
          <Picture
            image={page.picture(props.image)}
            ratio="landscape"
            sizes="(min-width: 76rem) 35rem, (min-width: 64rem) 45vw, 92vw"
            className="rounded-md lg:aspect-[5/6]"
          />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
          <Heading level={2} size="section" id={headingId}>
            {heading}
          </Heading>
          {text && <Markdown text={text} id={id} page={page} className="text-text-muted" />}
          {facts.length > 0 && (
            <dl className={classNames('mt-3 grid gap-y-6 border-t border-line pt-6', factColumns(facts))}>
              {facts.map((fact) => (
                <Fact key={fact.label} {...fact} />
              ))}
            </dl>
          )}
          <ButtonRow links={actions} className="mt-3 flex flex-wrap gap-3" />
        </div>
      </div>
    </Section>
  );
}
