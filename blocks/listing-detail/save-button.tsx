import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import { classNames } from '@/lib/ui/class-names';
import type { Listing } from '@/schemas/listing';

type SaveButtonProps = { listing: Listing; page: PageContext; className: string };

/** The button that saves a listing for sale (`lib/account/save-buttons.ts`). */
export function SaveButton({ listing, page, className }: SaveButtonProps): ReactElement | null {
  if (listing.status === 'sold') return null;
  return (
    <button
      type="button"
      data-save={listing.slug}
      className={classNames('save noscript:hidden print:hidden', className)}
    >
      {page.t('buyer.saveListing')}
    </button>
  );
}
