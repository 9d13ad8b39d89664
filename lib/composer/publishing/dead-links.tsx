'use client';

import type { ReactElement } from 'react';
import { localeNames } from '@/lib/i18n/locales';
import type { DeadLink } from '@/schemas/composing/links';
import { distinctTitles } from '../outline/tell-place';
import { previewHref, usePreview } from '../workspace/looking';
import { useFind } from '../workspace/use-find';
import { useSession, useSessionState } from '../workspace/use-session';

type DeadLinksProps = { links: readonly DeadLink[]; close: () => void };

/** Broken links and missing pictures, each with a link to its field. */
export function DeadLinks({ links, close }: DeadLinksProps): ReactElement {
  const document = useSessionState(({ editing }) => editing.document);
  const titles = distinctTitles(
    document,
    links.map(({ block }) => block),
  );
  return (
    <>
      <p className="mb-2">Visitors would look in vain for what this leads to or shows:</p>
      <ul className="mb-4 grid gap-2">
        {links.map((link) => (
          <li key={`${link.language} ${link.block} ${link.place} ${link.message}`}>
            <DeadLinkTarget link={link} title={titles.get(link.block)} close={close} />
            <p className="text-label">{link.message}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

type DeadLinkTargetProps = { link: DeadLink; title: string | undefined; close: () => void };

/** A field in another language opens in the composer of that language. */
function DeadLinkTarget({ link, title, close }: DeadLinkTargetProps): ReactElement {
  const { page } = useSession();
  const preview = usePreview();
  const find = useFind();
  const isOnPage = useSessionState(({ editing }) => editing.document.blocks.has(link.block));
  if (link.language !== page.locale || !isOnPage)
    return (
      <a
        className="text-link underline"
        href={previewHref(preview, { locale: link.language })}
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
