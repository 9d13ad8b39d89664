import type { BeforeListTableServerProps, DefaultServerCellComponentProps } from 'payload';
import { isOfficeStaff } from '../../platform/access/staff-member';
import { composerPathOf } from '../composer-path';

/**
 * List cell with links to the composer and the settings form of a page or section. Payload also renders it
 * in forms, without a row.
 */
export function ComposeCell({ collectionSlug, rowData }: Partial<DefaultServerCellComponentProps>) {
  const composer = rowData && composerPathOf(collectionSlug, rowData.id);
  return (
    composer && (
      <span className="page-links">
        <a href={composer}>Compose</a>{' '}
        <a href={`/admin/collections/${collectionSlug}/${rowData.id}`}>Settings</a>
      </span>
    )
  );
}

/**
 * Link above the list of pages to create a page in the composer. Network staff also get a link to the form
 * for standard pages.
 */
export function NewPageLink({ user }: Partial<BeforeListTableServerProps>) {
  return (
    <p className="new-page-links">
      <a className="btn btn--style-primary btn--size-medium" href="/compose/new">
        New page
      </a>
      {!isOfficeStaff(user) && <a href="/admin/collections/pages/create">Create a standard page instead</a>}
    </p>
  );
}
