'use client';

import type { ReactElement } from 'react';
import { localeNames } from '@/lib/i18n/locales';
import type { DeadLink } from '@/schemas/composing/links';
import { titlesApart } from '../outline/tell-place';
import { addressWith, useLooking } from './looking';
import { useFind } from './use-find';
import { useSession, useSessionState } from './use-session';

type DeadLinksProps = { links: readonly DeadLink[]; close: () => void };

/** Links that visitors could not follow and pictures that they would not see, each a way to where it stands. */
export function DeadLinks({ links, close }: DeadLinksProps): ReactElement {
  const document = useSessionState(({ editing }) => editing.document);
  const titles = titlesApart(
    document,
    links.map(({ block }) => block),
  );
  return (
    <>
      <p className="mb-2">Visitors would look in vain for what this leads to or shows:</p>
      <ul className="mb-4 grid gap-2">
        {links.map((link) => (
          <li key={`${link.language} ${link.block} ${link.place} ${link.message}`}>
            <Place link={link} title={titles.get(link.block)} close={close} />
            <p className="text-label">{link.message}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

type PlaceProps = { link: DeadLink; title: string | undefined; close: () => void };

/** In another language it stands on another screen. */
function Place({ link, title, close }: PlaceProps): ReactElement {
  const { page } = useSession();
  const looking = useLooking();
  const find = useFind();
  const isHere = useSessionState(({ editing }) => editing.document.blocks.has(link.block));
  if (link.language !== page.locale || !isHere)
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
      {title}
    </button>
  );
}
