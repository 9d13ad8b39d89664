'use client';

import type { ReactElement } from 'react';
import { localeNames } from '@/lib/i18n/locales';
import type { DeadLink } from '@/schemas/composing';
import { blockTitleOf } from '../outline/block-name';
import { addressWith, useLooking } from './looking';
import { useFind } from './use-find';
import { useSession, useSessionState } from './use-session';

type DeadLinksProps = { links: readonly DeadLink[]; close: () => void };

/** Links that visitors could not follow and pictures that they would not see, each a way to where it stands. */
export function DeadLinks({ links, close }: DeadLinksProps): ReactElement {
  return (
    <>
      <p className="mb-2">Visitors would look in vain for what this leads to or shows:</p>
      <ul className="mb-4 grid gap-2">
        {links.map((link) => (
          <li key={`${link.language} ${link.block} ${link.place} ${link.message}`}>
            <Place link={link} close={close} />
            <p className="text-label">{link.message}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** In another language it stands on another screen. */
function Place({ link, close }: { link: DeadLink; close: () => void }): ReactElement {
  const { page } = useSession();
  const looking = useLooking();
  const find = useFind();
  const own = useSessionState(({ editing }) => editing.document.blocks.get(link.block)?.own);
  if (link.language !== page.locale || own === undefined)
    return (
      <a
        className="text-link underline"
        href={addressWith(looking, { locale: link.language })}
        target="_blank"
        rel="noreferrer"
      >
        In {localeNames[link.language]}
      </a>
    );
  return (
    <button
      type="button"
      className="text-left text-link underline"
      onClick={() => {
        close();
        find(link.block, link.place);
      }}
    >
      {blockTitleOf(own)}
    </button>
  );
}
