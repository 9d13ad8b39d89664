import type { ReactElement, ReactNode } from 'react';
import type { Issue } from '@/lib/engine/issue';
import { RenderBlocks } from '@/lib/engine/render-blocks';
import { type ContextAttributes, toDataAttributes } from '@/lib/routes/context-attributes';
import type { RenderablePage } from './compose-blocks';

type PageViewProps = Pick<RenderablePage, 'header' | 'main' | 'footer' | 'issues' | 'context'> & {
  /** Read by the page's script (`lib/visitor`); omitted in previews. */
  contextAttributes?: ContextAttributes;
  /** What the layout of the page shows above the blocks. */
  navigation?: ReactNode;
  /** A message for this visitor, above the blocks. */
  notice?: string | null;
  /** Called with every block that could not be rendered. */
  report: (issues: Issue[]) => void;
};

/** A page between header and footer, each a list of blocks. */
export function PageView({
  header,
  main,
  footer,
  issues,
  context,
  contextAttributes = {},
  navigation = null,
  notice = null,
  report,
}: PageViewProps): ReactElement {
  report(issues);
  return (
    <>
      <RenderBlocks blocks={header} page={context} report={report} />
      <main id="content" tabIndex={-1} {...toDataAttributes(contextAttributes)}>
        {navigation}
        {notice && (
          <div className="mx-auto w-full max-w-page px-gutter pt-6">
            <p role="status" className="border-l-2 border-accent pl-4 text-lead">
              {notice}
            </p>
          </div>
        )}
        <RenderBlocks blocks={main} page={context} report={report} />
      </main>
      <RenderBlocks blocks={footer} page={context} report={report} />
    </>
  );
}
