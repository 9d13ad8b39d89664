import type { Rendered, ViewInput } from '@/lib/engine/block';
import type { PageContext } from '@/lib/engine/page-context';
import { classNames } from '@/lib/ui/class-names';
import { Eyebrow } from '@/lib/ui/eyebrow';
import { Heading } from '@/lib/ui/heading';
import { Markdown } from '@/lib/ui/markdown';
import { Section } from '@/lib/ui/section';
import type { RichTextProps } from './rich-text.schema';

const pullQuotes = '[&_blockquote]:my-10 [&_blockquote]:text-[1.5rem] [&_blockquote]:leading-snug';
/** Headings in the text are smaller than the heading of the block. */
const smallerHeadings = '[&_h2]:text-[1.625rem] [&_h2]:leading-tight';

export function RichText({ props, page, id }: ViewInput<RichTextProps>): Rendered {
  const { eyebrow, heading, text, aside, surface } = props;
  const headingId = heading ? `${id}-heading` : undefined;
  const opened = Boolean(eyebrow || heading);
  const textColumn = (
    <Markdown
      text={text}
      id={id}
      page={page}
      className={classNames(pullQuotes, heading && smallerHeadings)}
    />
  );
  if (!opened && !aside) {
    return (
      <Section surface={surface} width="narrow">
        {textColumn}
      </Section>
    );
  }
  return (
    <Section surface={surface} labelledBy={headingId}>
      <div className="@container">
        <div className="grid grid-cols-1 gap-x-16 gap-y-8 @4xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] @4xl:grid-rows-[auto_1fr]">
          {opened && (
            <div className="flex flex-col gap-4">
              {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
              {heading && (
                <Heading level={2} size="section" id={headingId}>
                  {heading}
                </Heading>
              )}
            </div>
          )}
          <div className="@4xl:col-start-2 @4xl:row-span-2 @4xl:row-start-1">{textColumn}</div>
          {aside && <Aside {...aside} id={`${id}-aside`} page={page} opened={opened} />}
        </div>
      </div>
    </Section>
  );
}

type AsideProps = { heading: string; text: string; id: string; page: PageContext; opened: boolean };

function Aside({ heading, text, id, page, opened }: AsideProps) {
  return (
    <aside
      className={classNames(
        'max-w-[28rem] self-start rounded-md border border-line bg-surface-raised p-6 @4xl:sticky @4xl:top-28 @4xl:col-start-1',
        opened ? '@4xl:row-start-2' : '@4xl:row-start-1',
      )}
    >
      <Heading level={opened ? 3 : 2} size="card">
        {heading}
      </Heading>
      <Markdown text={text} id={id} page={page} className="mt-3 text-small text-text-muted" />
    </aside>
  );
}
