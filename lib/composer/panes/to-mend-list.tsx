'use client';

import type { ReactElement } from 'react';
import { localeNames } from '@/lib/i18n/locales';
import { localeSchema } from '@/schemas/locale';
import { blockTitleOf, tellAtPlace } from '../outline/block-name';
import type { ToMend } from '../session/to-mend';
import { addressWith, useLooking } from './looking';
import { useFind } from './use-find';
import { useSessionState } from './use-session';

/** What is to be mended, block by block, in the words of their forms; each leads to its field. */
export function ToMendList({ toMend }: { toMend: readonly ToMend[] }): ReactElement {
  const byBlock = Map.groupBy(toMend, ({ id }) => id);
  return (
    <ul className="mt-1 grid gap-1">
      {[...byBlock].map(([id, faults]) =>
        id === undefined ? (
          faults.map((fault) => <OfPage key={fault.message} {...fault} />)
        ) : (
          <OfBlock key={id} id={id} faults={faults} />
        ),
      )}
    </ul>
  );
}

/** As `Call to action, Sell well · Heading: Fill this in`. */
function OfBlock({ id, faults }: { id: string; faults: readonly ToMend[] }): ReactElement {
  const find = useFind();
  const own = useSessionState(({ editing }) => editing.document.blocks.get(id)?.own);
  return (
    <li>
      <span className="font-medium">{blockTitleOf(own)}</span>
      <ul>
        {faults.map(({ path, message }) => (
          <li key={`${path} ${message}`}>
            <button type="button" className="text-left text-link underline" onClick={() => find(id, path)}>
              {tellAtPlace(own, path, message)}
            </button>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Of the page as a whole, or of it in another language. */
function OfPage({ message, language }: ToMend): ReactElement {
  const looking = useLooking();
  const { data: locale } = localeSchema.safeParse(language);
  return (
    <li>
      {message}
      {locale && (
        <>
          {' · '}
          <a className="text-link underline" href={addressWith(looking, { locale })}>
            Go to the page in {localeNames[locale]}
          </a>
        </>
      )}
    </li>
  );
}
