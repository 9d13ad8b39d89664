import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import { Icon } from '@/lib/ui/icon';
import type { IconName } from '@/lib/ui/icon-names';
import { LiveSharing } from './listing-detail.client';

type Button = { does: 'copy' | 'send' | 'print'; icon: IconName; label: string };

/** Ways to send a listing on, or to keep it on paper. All need a script, so nothing of it stands where none runs. */
export function Sharing({ title, page }: { title: string; page: PageContext }): ReactElement {
  const { t } = page;
  const buttons: readonly Button[] = [
    { does: 'copy', icon: 'share', label: t('share.copy') },
    { does: 'send', icon: 'whatsapp', label: t('share.whatsApp') },
    { does: 'print', icon: 'document', label: t('share.print') },
  ];
  return (
    <LiveSharing title={title} copied={t('share.copied')} failed={t('share.failed')}>
      <div className="flex flex-wrap items-center gap-x-6 text-small noscript:hidden print:hidden">
        {buttons.map(({ does, icon, label }) => (
          <button
            key={does}
            type="button"
            data-share={does}
            className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-semibold hover:underline"
          >
            <Icon name={icon} className="size-5 text-accent-strong" />
            {/* What it says for a while once it was pressed is read out. */}
            <span aria-live={does === 'copy' ? 'polite' : undefined} className="text-start">
              {label}
            </span>
          </button>
        ))}
        <p role="status" className="text-text-muted" />
      </div>
    </LiveSharing>
  );
}
