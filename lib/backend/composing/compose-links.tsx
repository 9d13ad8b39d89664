import type { BeforeListTableServerProps, DefaultServerCellComponentProps } from 'payload';
import { isOfOffice } from '../access/staff-member';
import { composerOf } from './composer-of';

/** In a list, the ways to the composer of one page or section, and to its form. Payload draws it for forms too, which have no row. */
export function ComposeCell({ collectionSlug, rowData }: Partial<DefaultServerCellComponentProps>) {
  const composer = rowData && composerOf(collectionSlug, rowData.id);
  return (
    composer && (
      <span className="ways-to-page">
        <a href={composer}>Compose</a>{' '}
        <a href={`/admin/collections/${collectionSlug}/${rowData.id}`}>Settings</a>
      </span>
    )
  );
}

/** Above the list of pages, the one way to a new one: it is begun in the composer; the network has pages of other kinds, too. */
export function NewPageLink({ user }: Partial<BeforeListTableServerProps>) {
  return (
    <p className="ways-to-new-page">
      <a className="btn btn--style-primary btn--size-medium" href="/compose/new">
        New page
      </a>
      {!isOfOffice(user) && <a href="/admin/collections/pages/create">A standard page instead</a>}
    </p>
  );
}
