import type { DefaultServerCellComponentProps } from 'payload';
import { composerOf } from './composer-of';

/** In a list, the way to the composer of one page or section. Payload draws it for forms too, which have no row. */
export function ComposeCell({ collectionSlug, rowData }: Partial<DefaultServerCellComponentProps>) {
  const composer = rowData && composerOf(collectionSlug, rowData.id);
  return composer && <a href={composer}>Compose</a>;
}

/** Above the list of pages: a new one is begun in the composer. */
export function NewPageLink() {
  return (
    <p>
      <a className="btn btn--style-primary btn--size-medium" href="/compose/new">
        New page in the composer
      </a>
    </p>
  );
}
