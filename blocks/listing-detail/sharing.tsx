import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import { classNames } from '@/lib/ui/class-names';
import { Icon } from '@/lib/ui/icon';
import type { IconName } from '@/lib/ui/icon-names';
import { LiveListingDetail } from './listing-detail.client';

type SharingProps = {
  title: string;
  /** The absolute URL of the page; without it there are no sharing links. */
  address: string;
  page: PageContext;
};

const actionClass = 'min-h-11 cursor-pointer items-center gap-2 font-semibold hover:underline';
const iconClass = 'size-5 text-accent-strong';

/** Links and buttons to share or print a listing. Those that need JavaScript are displayed only with it. */
export function Sharing({ title, address, page }: SharingProps): ReactElement {
  const { t } = page;
  const button = (does: 'copy' | 'print', icon: IconName) => (
    <button
      type="button"
      data-share={does}
      className={classNames('inline-flex noscript:hidden', actionClass)}
    >
      <Icon name={icon} className={iconClass} />
      {/* The confirmation is announced by screen readers. */}
      <span aria-live={does === 'copy' ? 'polite' : undefined} className="text-start">
        {t(`share.${does}`)}
      </span>
    </button>
  );
  return (
    <LiveListingDetail data={{ copied: t('share.copied'), failed: t('share.failed') }}>
      <div className="flex flex-wrap items-center gap-x-6 text-small print:hidden">
        {button('copy', 'share')}
        {address && (
          <>
            <a
              href={`https://wa.me/?text=${encodeURIComponent(`${title}\n${address}`)}`}
              target="_blank"
              rel="noopener"
              className={classNames('inline-flex', actionClass)}
            >
              <Icon name="whatsapp" className={iconClass} />
              {t('share.whatsApp')}
            </a>
            <a
              href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`}
              className={classNames('inline-flex', actionClass)}
            >
              <Icon name="mail" className={iconClass} />
              {t('share.email')}
            </a>
          </>
        )}
        {button('print', 'document')}
        <p role="status" className="text-text-muted" />
      </div>
    </LiveListingDetail>
  );
}
