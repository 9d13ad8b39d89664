'use client';
import type { ReactElement } from 'react';
import { callBuyer } from '@/lib/account/call-buyer';
import type { AreaPage } from '@/lib/buyer-area/area-texts';
import { ActionProblem } from '@/lib/buyer-area/call-state';
import { useAttempt } from '@/lib/buyer-area/use-attempt';
import type { ProfileTexts } from './profile-texts';

const fileName = 'my-data.json';

/** Downloads everything that is stored about the buyer. */
export function DataExport({ page, texts }: { page: AreaPage; texts: ProfileTexts }): ReactElement {
  const { failure, attempt } = useAttempt();
  const download = () => attempt(async () => saveFile(await callBuyer('export', {})));
  return (
    <div className="area-stack">
      <h2 className="text-card">{texts.data}</h2>
      <p className="text-text-muted">{texts.dataText}</p>
      {failure && <ActionProblem failure={failure} page={page} />}
      <div>
        <button type="button" onClick={() => void download()} className="button button-secondary">
          {texts.download}
        </button>
      </div>
    </div>
  );
}

function saveFile(data: object): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}
