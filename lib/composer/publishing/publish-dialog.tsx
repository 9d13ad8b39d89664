'use client';

import { type ReactElement, useEffect, useRef } from 'react';
import { localeNames } from '@/lib/i18n/locales';
import { placeholderText } from '@/lib/starter/placeholder-text';
import type { DeadLink } from '@/schemas/composing/links';
import { localeSchema } from '@/schemas/locale';
import { distinctTitles } from '../outline/block-name';
import { hasNoContent, placeholderBlocks, unreadableBlocks } from '../session/publish-checks';
import {
  previewHref,
  sharedPageMessage,
  useGoToField,
  usePanes,
  usePreview,
  useSession,
  useSessionState,
} from '../workspace/composer-context';
import { focusFirstField } from '../workspace/focus';

type DeadLinksProps = { links: readonly DeadLink[]; close: () => void };

/** Broken links and missing pictures, each with a link to its field. */
function DeadLinks({ links, close }: DeadLinksProps): ReactElement {
  const document = useSessionState(({ editing }) => editing.document);
  const titles = distinctTitles(
    document,
    links.map(({ block }) => block),
  );
  return (
    <>
      <p className="mb-2">These links or pictures would not work for visitors:</p>
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
  const goToField = useGoToField();
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
        goToField(link.block, link.place);
      }}
    >
      {title}
    </button>
  );
}

/**
 * Confirms what else becomes public: a page is published in all its languages at once, with its settings.
 */
export function PublishDialog(): ReactElement | null {
  const isOpen = useSessionState(({ publishPrompt }) => publishPrompt !== null);
  return isOpen ? <ConfirmDialog /> : null;
}

function ConfirmDialog(): ReactElement {
  const session = useSession();
  const warnings = usePublishWarnings();
  const { hasOtherChanges, isEmpty, placeholders, unreadable, deadLinks } = warnings;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const sharedMessage = sharedPageMessage(usePreview());
  const close = () => dialog.current?.close();
  const editBlock = useEditBlock(close);
  const { change } = usePanes();
  const goBack = () => {
    close();
    if (isEmpty) change({ left: 'palette', at: null });
  };
  const [first] = [...placeholders, ...unreadable];
  const isUnfinished = isEmpty || first !== undefined || deadLinks.length > 0;
  const labels = dialogLabels(warnings);
  return (
    <dialog
      ref={dialog}
      onClose={() => session.closePublishPrompt()}
      aria-labelledby="ask-publish"
      className="m-auto max-h-[min(40rem,100dvh-2rem)] w-96 grid-rows-[auto_minmax(0,1fr)_auto] gap-2 rounded-lg border border-line bg-surface-raised p-6 text-text open:grid"
    >
      <h2 id="ask-publish" className="font-display text-card">
        {labels.title}
      </h2>
      {/* The buttons stay visible, however long the content is. */}
      <div className="-mx-2 overflow-y-auto px-2">
        {sharedMessage && <p className="mb-4 rounded-md bg-accent-soft p-3">{sharedMessage}</p>}
        {isEmpty && (
          <p className="mb-4">
            The page has no visible content: visitors would see only the header and footer.
          </p>
        )}
        <UnfinishedBlocks placeholders={placeholders} unreadable={unreadable} openBlock={editBlock} />
        {deadLinks.length > 0 && <DeadLinks links={deadLinks} close={close} />}
        {hasOtherChanges && <OtherChanges />}
      </div>
      <DialogButtons
        labels={labels}
        isUnfinished={isUnfinished}
        no={() => (first === undefined ? goBack() : editBlock(first))}
        yes={() => {
          close();
          void session.publish({ isConfirmed: true });
        }}
      />
    </dialog>
  );
}

type DialogButtonsProps = { labels: DialogLabels; isUnfinished: boolean; no: () => void; yes: () => void };

/** Emphasizes the proposed action: to go back to what is unfinished, or to publish. */
const DialogButtons = ({ labels, isUnfinished, no, yes }: DialogButtonsProps): ReactElement => (
  <span className="flex flex-wrap justify-end gap-2">
    <button type="button" className={isUnfinished ? primaryButton : secondaryButton} onClick={no}>
      {labels.no}
    </button>
    <button type="button" className={isUnfinished ? secondaryButton : primaryButton} onClick={yes}>
      {labels.yes}
    </button>
  </span>
);

/** What the user is warned about before publishing. */
function usePublishWarnings() {
  const { locale } = useSession().page;
  const publishPrompt = useSessionState((state) => state.publishPrompt);
  const document = useSessionState(({ editing }) => editing.document);
  return {
    hasOtherChanges:
      publishPrompt?.hasSettings === true ||
      publishPrompt?.languages.some((language) => language !== locale) === true,
    isEmpty: useSessionState(hasNoContent),
    placeholders: placeholderBlocks(document),
    unreadable: unreadableBlocks(document),
    deadLinks: publishPrompt?.deadLinks ?? [],
  };
}

const secondaryButton = 'pane-button';
const primaryButton = 'pane-button bg-action text-action-text hover:bg-action-hover';

/** Closes the dialog and focuses the first unfinished field of a block. */
function useEditBlock(close: () => void): (id: string) => void {
  const session = useSession();
  const panes = usePanes();
  return (id) => {
    close();
    session.select(id);
    focusFirstField(session, panes);
  };
}

type DialogLabels = { title: string; yes: string; no: string };

/** Labels for the most serious warning. */
function dialogLabels({
  hasOtherChanges,
  isEmpty,
  placeholders,
  unreadable,
  deadLinks,
}: ReturnType<typeof usePublishWarnings>): DialogLabels {
  const [hasPlaceholders, hasUnreadable] = [placeholders.length > 0, unreadable.length > 0];
  const backLabel = hasPlaceholders ? 'Go back and edit' : hasUnreadable ? 'Go back and review' : 'Not yet';
  const no = isEmpty ? 'Go back and add a block' : backLabel;
  const asItIs = { yes: 'Publish anyway', no };
  if (hasOtherChanges) return { title: 'This publishes more than this page', yes: 'Publish all', no };
  if (isEmpty) return { title: 'The page is empty', ...asItIs };
  if (hasPlaceholders) return { title: 'Some texts are placeholders', ...asItIs };
  if (hasUnreadable) return { title: 'Some blocks cannot be shown', ...asItIs };
  if (deadLinks.length > 0) return { title: 'Some links or pictures do not work', ...asItIs };
  return { title: 'This changes many pages', yes: 'Publish to all', no };
}

/** Changes that become public but are not on the screen. */
function OtherChanges(): ReactElement {
  const { locale } = useSession().page;
  const preview = usePreview();
  const publishPrompt = useSessionState((state) => state.publishPrompt);
  const otherLocales = (publishPrompt?.languages ?? []).filter((language) => language !== locale);
  return (
    <>
      <p className="mb-2">All languages of a page are published together. Visitors will see:</p>
      <ul className="mb-4 list-disc pl-5">
        {publishPrompt?.languages.includes(locale) && <li>{localeNames[locale]}: as shown here</li>}
        {otherLocales.map((language) => (
          <li key={language}>
            {languageName(language)}: unpublished changes
            {' · '}
            <a
              className="underline"
              href={previewHref(preview, { locale: language })}
              target="_blank"
              rel="noreferrer"
            >
              Review
            </a>
          </li>
        ))}
        {publishPrompt?.hasSettings && <li>The changed page settings (such as title and address)</li>}
      </ul>
    </>
  );
}

type UnfinishedBlocksProps = Pick<ReturnType<typeof usePublishWarnings>, 'placeholders' | 'unreadable'> &
  Pick<BlockLinksProps, 'openBlock'>;

/** Blocks with placeholder text, and blocks that cannot be rendered. */
const UnfinishedBlocks = ({ placeholders, unreadable, openBlock }: UnfinishedBlocksProps): ReactElement => (
  <>
    {placeholders.length > 0 && (
      <BlockLinks
        intro={`Visitors would see “${placeholderText}” in:`}
        keys={placeholders}
        openBlock={openBlock}
      />
    )}
    {unreadable.length > 0 && (
      <BlockLinks intro="Visitors would not see these blocks:" keys={unreadable} openBlock={openBlock} />
    )}
  </>
);

type BlockLinksProps = { intro: string; keys: readonly string[]; openBlock: (key: string) => void };

/** Blocks with a problem, each as a link to its form. */
function BlockLinks({ intro, keys, openBlock }: BlockLinksProps): ReactElement {
  const document = useSessionState(({ editing }) => editing.document);
  const titles = distinctTitles(document, keys);
  return (
    <>
      <p className="mb-2">{intro}</p>
      <ul className="mb-4">
        {keys.map((key) => (
          <li key={key}>
            <button
              type="button"
              className="pane-button w-full justify-start text-left underline"
              onClick={() => openBlock(key)}
            >
              {titles.get(key)}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function languageName(language: string): string {
  const { data } = localeSchema.safeParse(language);
  return data ? localeNames[data] : language;
}
