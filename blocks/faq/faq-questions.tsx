import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import { Heading } from '@/lib/ui/heading';
import { Markdown } from '@/lib/ui/markdown';
import { TextLink } from '@/lib/ui/text-link';
import type { FaqGroup } from './faq.schema';

type FaqQuestionsProps = {
  group: FaqGroup;
  level: 2 | 3;
  /** Questions with the same name form an accordion: opening one closes the others. */
  name: string;
  anchorOf: (question: string) => string;
  page: PageContext;
};

export function FaqQuestions({ group, level, name, anchorOf, page }: FaqQuestionsProps): ReactElement {
  return (
    <div>
      {group.heading && (
        <div className="mb-4">
          <Heading level={level} size="card">
            {group.heading}
          </Heading>
        </div>
      )}
      <div className="border-t border-line-strong">
        {group.questions.map(({ question, answer }) => {
          const anchor = anchorOf(question);
          return (
            <details key={anchor} name={name} className="group unfolding border-b border-line">
              <summary className="flex list-none items-start justify-between gap-6 py-5 font-semibold transition-colors hover:text-link">
                <span className="min-w-0">{question}</span>
                <Toggle />
              </summary>
              {/* The id is inside the details element: browsers open a closed one for a fragment only when it contains the target. */}
              <div id={anchor} className="pb-6 pr-10">
                <Markdown text={answer} id={anchor} page={page} className="text-text-muted" />
                <p className="mt-4 text-label print:hidden">
                  <TextLink href={`#${anchor}`}>{page.t('faq.link')}</TextLink>
                </p>
              </div>
            </details>
          );
        })}
      </div>
    </div>
  );
}

/** A plus that becomes a minus when the question is open. */
function Toggle(): ReactElement {
  return (
    <span aria-hidden="true" className="relative mt-1.5 size-4 shrink-0 text-accent-strong print:hidden">
      <span className="absolute top-1/2 left-0 h-0.5 w-full -translate-y-1/2 bg-current" />
      <span className="absolute top-0 left-1/2 h-full w-0.5 -translate-x-1/2 bg-current transition-transform group-open:scale-y-0" />
    </span>
  );
}
