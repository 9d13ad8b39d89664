'use client';

import { type ReactElement, useEffect, useState } from 'react';
import type { OpenDocument } from '@/lib/document/operations/open-document';
import { Icon } from '@/lib/ui/icon';
import type { CallResponse } from '@/schemas/composing/call-definition';
import { updateDraftCall } from '@/schemas/composing/cms';
import { Keys } from '../commands/shortcuts';
import { PageMetadataForm, SectionInfo } from '../form/page/page-metadata';
import type { PageMetadata, SaveMetadata } from '../form/page/use-metadata-draft';
import { blockTitleOf } from '../outline/block-name';
import { callServer } from '../server/call-server';
import { issuesOf } from '../session/block-issues';
import { actingUserHeader, type ComposedPage } from '../session/composer-api';
import { doesPreventPublishing } from '../session/publish-checks';
import type { Session } from '../session/session';
import { useGoToField, usePanes, useSession, useSessionState } from '../workspace/composer-context';

const networkErrorMessage =
  'Not saved: the server is not responding. Saving is retried with your next change';

/** Maximum number of attempts while other users save first. */
const MAX_SAVE_ATTEMPTS = 3;

/** `revision` is the one that this save created. */
type MetadataSaveResult = { revision: number | null; refusal: string | null; isConflict: boolean };

const networkErrorResult: MetadataSaveResult = {
  revision: null,
  refusal: networkErrorMessage,
  isConflict: false,
};

/**
 * Saves the metadata of the page in the draft, in its language. It runs after pending edits and before later
 * requests, and creates a revision like any other change.
 * @returns the reason for a failure, or null
 */
export async function saveMetadata(
  session: Session,
  metadata: Partial<PageMetadata>,
): Promise<string | null> {
  for (let attempt = 0; attempt < MAX_SAVE_ATTEMPTS; attempt += 1) {
    const { refusal, isConflict } = await session.runInSaveQueue(
      (revision) =>
        patchMetadata(session, metadata, revision).then(parseSaveResponse, () => networkErrorResult),
      networkErrorResult,
    );
    if (!isConflict) return refusal;
  }
  return 'Not saved: others are saving this page. Saving is retried with your next change';
}

/** Like `saveMetadata` for a tab that closes: it neither waits for other requests nor retries. */
export async function saveMetadataOnExit(
  session: Session,
  metadata: Partial<PageMetadata>,
): Promise<string | null> {
  const { revision } = session.state().editing.stored;
  const { refusal } = await patchMetadata(session, metadata, revision, true).then(
    parseSaveResponse,
    () => networkErrorResult,
  );
  return refusal;
}

type MetadataResponse = CallResponse<typeof updateDraftCall>;

function parseSaveResponse(response: MetadataResponse): MetadataSaveResult {
  if (response.ok) return { revision: response.body.doc.revision, refusal: null, isConflict: false };
  const { status, refusal } = response;
  return { revision: null, refusal: `Not saved: ${refusal.message}`, isConflict: status === 409 };
}

const patchMetadata = (
  { page: { collection, id, locale }, state }: Session,
  metadata: Partial<PageMetadata>,
  revision: number,
  isExiting = false,
): Promise<MetadataResponse> =>
  callServer(
    updateDraftCall,
    {
      params: { collection, id },
      query: { depth: 0, draft: true, locale },
      headers: { 'if-match': `"${revision}"`, ...actingUserHeader(state().editor.email) },
      body: { ...metadata, _status: 'draft' },
    },
    { keepalive: isExiting },
  );

/** Properties of the page or section, shown while no block is selected. */
export function PageProperties(): ReactElement {
  const session = useSession();
  const { collection, id, locale, path } = session.page;
  const mayWrite = useSessionState(({ editor }) => editor.mayWrite);
  const email = useSessionState(({ editor }) => editor.email);
  const wasOnSite = useSessionState((state) => state.wasOnSite);
  const { change } = usePanes();
  const names = useSessionState(({ pageData }) => pageData.data.names);
  if (collection === 'website-sections') return <SectionInfo id={id} locale={locale} path={path} />;
  const pageKey = { collection, id, locale, path };
  const save: SaveMetadata | null = mayWrite
    ? (metadata, { isExiting }) =>
        isExiting ? saveMetadataOnExit(session, metadata) : saveMetadata(session, metadata)
    : null;
  const storageKey = [email, collection, id, locale].join(' ');
  const changeAddress = wasOnSite ? null : () => change({ dialog: 'address' });
  return (
    <PageMetadataForm
      {...pageKey}
      key={storageKey}
      names={names}
      save={save}
      storageKey={storageKey}
      changeAddress={changeAddress}
    />
  );
}

/** Shown while no block is selected: what to do next, and what to fix before visitors see the page. */
export function NextSteps(): ReactElement {
  const panes = usePanes();
  const isEmpty = useSessionState(({ editing }) => editing.document.root.length === 0);
  const mayWrite = useSessionState(({ editor }) => editor.mayWrite);
  return (
    <div className="grid gap-5">
      <div className="grid gap-1">
        <h2 className="font-display text-card">
          {isEmpty
            ? 'Start with a block'
            : mayWrite
              ? 'Select a block to edit it'
              : 'Select a block to view it'}
        </h2>
        <p className="text-text-muted">
          {isEmpty
            ? 'Pages are made of blocks: add one, then edit it here.'
            : 'Click it on the page or in the list of blocks to see its fields here.'}
        </p>
      </div>
      <div className="grid gap-2">
        {mayWrite && (
          <button
            type="button"
            className="pane-button justify-start border border-line-strong"
            onClick={() => panes.change({ left: 'palette', at: null })}
          >
            <Icon name="plus" className="size-4" />
            Add a block
          </button>
        )}
        <button
          type="button"
          className="pane-button justify-start border border-line-strong"
          onClick={() => panes.change({ dialog: 'commands' })}
        >
          <Icon name="search" className="size-4" />
          Search commands
          <span className="ml-auto">
            <Keys keys={['Ctrl', 'K']} />
          </span>
        </button>
      </div>
      {mayWrite && <BlocksToFix />}
    </div>
  );
}

type BlockToFix = { id: string; title: string; count: number; path: string };

/** Delay after an edit before the complete page is checked, in ms. */
const CHECK_DELAY_MS = 300;

/** The blocks that prevent publishing. */
function BlocksToFix(): ReactElement | null {
  const { page } = useSession();
  const goToField = useGoToField();
  const document = useSessionState(({ editing }) => editing.document);
  const stored = useSessionState(({ editing }) => editing.stored.document);
  const [blocks, setBlocks] = useState<readonly BlockToFix[]>([]);
  useEffect(() => {
    let isActive = true;
    const check = async () => {
      const result = await findBlocksToFix({ document, stored, page }, () => isActive);
      if (isActive) setBlocks(result);
    };
    const timer = setTimeout(check, CHECK_DELAY_MS);
    return () => {
      isActive = false;
      clearTimeout(timer);
    };
  }, [document, stored, page]);
  if (blocks.length === 0) return null;
  return (
    <section aria-label="To fix" className="rounded-md border border-negative p-3">
      <h3 className="mb-1 font-medium">To fix before publishing</h3>
      <ul>
        {blocks.map(({ id, title, count, path }) => (
          <li key={id}>
            <button
              type="button"
              className="pane-button w-full justify-between text-left"
              onClick={() => goToField(id, path)}
            >
              <span className="truncate">{title}</span>
              <span className="outline-count">{count}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Maximum duration of one uninterrupted check, in ms. */
const CHECK_SLICE_MS = 6;

async function findBlocksToFix(
  { document, stored, page }: { document: OpenDocument; stored: OpenDocument; page: ComposedPage },
  isActive: () => boolean,
): Promise<BlockToFix[]> {
  const result: BlockToFix[] = [];
  let sliceStart = performance.now();
  for (const [id, block] of document.blocks) {
    if (performance.now() - sliceStart > CHECK_SLICE_MS) {
      await new Promise((resolve) => setTimeout(resolve));
      sliceStart = performance.now();
    }
    if (!isActive()) break;
    if (!doesPreventPublishing(document, stored, id)) continue;
    const issues = issuesOf(document, id, page);
    const [first] = issues;
    if (first) result.push({ id, title: blockTitleOf(block.node), count: issues.length, path: first.path });
  }
  return result;
}
