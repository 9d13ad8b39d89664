import { createLocalReq, type DefaultServerCellComponentProps } from 'payload';
import { readStoredStatus } from '../drafts/stored-status';

const labels: Readonly<Record<string, string>> = { draft: 'Draft', published: 'Published' };

type StatusCellProps = Pick<
  DefaultServerCellComponentProps,
  'cellData' | 'collectionSlug' | 'rowData' | 'payload'
>;

/**
 * List cell with what visitors see of a document. Payload's own cell shows that a draft has a published version
 * also after the document was unpublished.
 */
export async function StatusCell({ cellData, collectionSlug, rowData, payload }: StatusCellProps) {
  if (cellData !== 'changed') return <span>{labels[String(cellData)] ?? ''}</span>;
  const req = await createLocalReq({}, payload);
  const isPublished = (await readStoredStatus(collectionSlug, Number(rowData?.id), req)) === 'published';
  return <span>{isPublished ? 'Published, with unpublished changes' : 'Draft'}</span>;
}
