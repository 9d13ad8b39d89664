import type { ReactElement } from 'react';
import type { Fault } from '@/lib/engine/fault';
import { RenderBlocks } from '@/lib/engine/render-blocks';
import { markAttributes, type VisitMarks } from '@/lib/routes/visit-marks';
import type { ComposedPage } from './compose-blocks';

type DrawPageProps = Pick<ComposedPage, 'header' | 'main' | 'footer' | 'faults' | 'context'> & {
  /** For the page's module (`lib/visitor`); a preview has none. */
  marks?: VisitMarks;
  /** Told of every block that could not be shown. */
  report: (faults: Fault[]) => void;
};

/** A page between header and footer, all three of them lists of blocks. */
export function DrawPage({
  header,
  main,
  footer,
  faults,
  context,
  marks = {},
  report,
}: DrawPageProps): ReactElement {
  report(faults);
  return (
    <>
      <RenderBlocks blocks={header} page={context} report={report} />
      <main id="content" tabIndex={-1} {...markAttributes(marks)}>
        <RenderBlocks blocks={main} page={context} report={report} />
      </main>
      <RenderBlocks blocks={footer} page={context} report={report} />
    </>
  );
}
