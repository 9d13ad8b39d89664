'use client';

import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react';
import { type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FoundRecords, RecordSummary } from '@/schemas/composing/records';
import type { RecordId } from '@/schemas/reference';
import { searchRecords } from '../records/records-api';
import { FileDropZone } from './file-drop-zone';
import { type PictureAltText, uploadPicture } from './upload-picture';

type UploadFormProps = {
  file: File;
  /** Called with the id of the picture in the library. */
  onUploaded: (id: number) => void;
  onCancel: () => void;
};

type UploadProgress =
  | { kind: 'editing' }
  | { kind: 'sending'; fraction: number }
  | { kind: 'refused'; message: string };

/** Form for an upload. An alternative text is required, or the statement that the picture is decorative. */
export function UploadForm({ file, onUploaded, onCancel }: UploadFormProps): ReactElement {
  const [alt, setAlt] = useState('');
  const [isDecorative, setDecorative] = useState(false);
  const [progress, setProgress] = useState<UploadProgress>({ kind: 'editing' });
  const isSending = progress.kind === 'sending';
  const upload = async () => {
    if (alt.trim() === '' && !isDecorative)
      return setProgress({
        kind: 'refused',
        message: 'Add alternative text, or mark the picture as decorative',
      });
    setProgress({ kind: 'sending', fraction: 0 });
    const result = await uploadPicture(
      file,
      { alt: isDecorative ? '' : alt.trim(), decorative: isDecorative },
      (fraction) => setProgress({ kind: 'sending', fraction }),
    );
    if ('id' in result) onUploaded(result.id);
    else setProgress({ kind: 'refused', message: result.refusal });
  };
  return (
    <div className="grid gap-3 rounded-md border border-line p-3">
      <FilePreview file={file} />
      <AltTextFields
        details={{ alt, decorative: isDecorative }}
        disabled={isSending}
        onChange={(details) => {
          setAlt(details.alt);
          setDecorative(details.decorative);
        }}
      />
      <ProgressMessage progress={progress} />
      <p className="flex gap-2">
        <button
          type="button"
          className="pane-button pane-button-main"
          disabled={isSending}
          onClick={() => void upload()}
        >
          {isSending ? 'Adding …' : 'Add picture'}
        </button>
        <button type="button" className="pane-button" disabled={isSending} onClick={onCancel}>
          Choose another
        </button>
      </p>
    </div>
  );
}

type AltTextFieldsProps = {
  details: PictureAltText;
  disabled: boolean;
  onChange: (details: PictureAltText) => void;
};

function AltTextFields({ details, disabled, onChange }: AltTextFieldsProps): ReactElement {
  const descriptionId = useId();
  const textareaRef = useRef<HTMLTextAreaElement>(null);
  // The file input is removed, and the focus with it.
  useEffect(() => textareaRef.current?.focus(), []);
  return (
    <>
      <label className="block">
        <span className="mb-1 block font-medium">Alternative text</span>
        <textarea
          ref={textareaRef}
          className="field field-sizing-content"
          rows={2}
          disabled={details.decorative || disabled}
          aria-describedby={descriptionId}
          value={details.alt}
          onChange={({ target }) => onChange({ ...details, alt: target.value })}
        />
      </label>
      <p id={descriptionId} className="text-label text-text-muted">
        Describe the picture for people who cannot see it.
      </p>
      <label className="option">
        <input
          type="checkbox"
          disabled={disabled}
          checked={details.decorative}
          onChange={({ target }) => onChange({ ...details, decorative: target.checked })}
        />
        Decorative: skipped by screen readers
      </label>
    </>
  );
}

function ProgressMessage({ progress }: { progress: UploadProgress }): ReactElement | null {
  if (progress.kind === 'editing') return null;
  if (progress.kind === 'sending')
    return <progress className="w-full" aria-label="Sent" max={1} value={progress.fraction} />;
  return (
    <p role="alert" className="text-negative">
      {progress.message}
    </p>
  );
}

function FilePreview({ file }: { file: File }): ReactElement {
  const [objectUrl, setObjectUrl] = useState<string | null>(null);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    setObjectUrl(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return (
    <p className="flex items-center gap-3">
      {objectUrl && (
        // biome-ignore lint/performance/noImgElement: a local file
        <img src={objectUrl} alt="" className="h-24 w-36 rounded-sm bg-surface-sunken object-contain" />
      )}
      <span className="min-w-0 truncate">{file.name}</span>
    </p>
  );
}

const PAGE_SIZE = 24;

/** Found pictures, the newest first; `pages` is the number of loaded pages. */
type PictureResults = {
  query: string;
  pictures: readonly RecordSummary[];
  pages: number;
  isComplete: boolean;
};
type PageRequest = { query: string; page: number; attempt: number };

/**
 * The pictures that match a query, page by page; null until the first page is loaded. `isFailed` is true if
 * the last page could not be loaded; `loadMore` then retries.
 */
export function usePictureSearch(query: string): {
  results: PictureResults | null;
  isFailed: boolean;
  loadMore: () => void;
} {
  const [results, setResults] = useState<PictureResults | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [request, setRequest] = useState<PageRequest>({ query, page: 1, attempt: 1 });
  const { page, attempt } = request.query === query ? request : { page: 1, attempt: 1 };
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const apply = ({ records, hasMore }: FoundRecords) => {
      if (signal.aborted) return;
      setFailed(false);
      setResults((previous) => ({
        query,
        pictures: page > 1 && previous ? appendNew(previous.pictures, records) : records,
        pages: page,
        isComplete: !hasMore,
      }));
    };
    const delayMs = query === '' || page > 1 || attempt > 1 ? 0 : 200;
    const timer = setTimeout(
      () =>
        searchRecords(['media'], query, { page, limit: PAGE_SIZE }, signal).then(
          apply,
          () => signal.aborted || setFailed(true),
        ),
      delayMs,
    );
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [query, page, attempt]);
  const loadedPages = results?.query === query ? results.pages : 0;
  return {
    results,
    isFailed,
    loadMore: () => setRequest({ query, page: loadedPages + 1, attempt: attempt + 1 }),
  };
}

/** An upload can move pictures to the next page, so duplicates are skipped. */
function appendNew(previous: readonly RecordSummary[], next: readonly RecordSummary[]): RecordSummary[] {
  const knownIds = new Set(previous.map(({ id }) => id));
  return [...previous, ...next.filter(({ id }) => !knownIds.has(id))];
}

type PictureLibraryProps = {
  /** A file that was dropped on the picture input, to upload at once. */
  initialFile: File | null;
  onSelect: (id: RecordId) => void;
  onClose: () => void;
};

/** Dialog with the pictures of the library, the newest first, and an upload. */
export function PictureLibrary({ initialFile, onSelect, onClose }: PictureLibraryProps): ReactElement {
  const [file, setFile] = useState(initialFile);
  const body = useRef<HTMLDivElement>(null);
  const chooseAnother = () => {
    flushSync(() => setFile(null));
    body.current?.querySelector('input')?.focus();
  };
  return (
    <Dialog open onClose={onClose} className="relative z-50">
      <DialogBackdrop className="fixed inset-0 bg-text/40" />
      <div className="fixed inset-0 grid place-items-center p-4">
        <DialogPanel className="grid max-h-full w-full max-w-3xl grid-rows-[auto_1fr] rounded-lg bg-surface-raised shadow-floating">
          <header className="flex items-center justify-between border-line border-b px-5 py-3">
            <DialogTitle className="font-display text-card">Choose a picture</DialogTitle>
            <button type="button" className="pane-button" onClick={onClose}>
              Close
            </button>
          </header>
          <div ref={body} className="grid min-h-0 gap-4 overflow-y-auto p-5">
            {file ? (
              <UploadForm
                key={`${file.name} ${file.lastModified}`}
                file={file}
                onUploaded={onSelect}
                onCancel={chooseAnother}
              />
            ) : (
              <>
                <FileDropZone onSelect={setFile} />
                <PictureGrid onSelect={onSelect} />
              </>
            )}
          </div>
        </DialogPanel>
      </div>
    </Dialog>
  );
}

function PictureGrid({ onSelect }: { onSelect: (id: RecordId) => void }): ReactElement {
  const [query, setQuery] = useState('');
  const { results, isFailed, loadMore } = usePictureSearch(query);
  return (
    <>
      <input
        type="search"
        className="field"
        aria-label="Search the library"
        placeholder="Search by description or file name"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <p role="status" className="sr-only">
        {results && `${results.pictures.length} pictures`}
      </p>
      {results?.pictures.length === 0 && (
        <p className="py-6 text-center text-text-muted">
          {query.trim() === ''
            ? 'No pictures yet: add the first one above.'
            : `No pictures match “${query.trim()}”.`}
        </p>
      )}
      {results && (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-3">
          {results.pictures.map((picture) => (
            <PictureTile key={picture.id} picture={picture} onSelect={() => onSelect(picture.id)} />
          ))}
        </ul>
      )}
      {isFailed && (
        <p role="alert" className="text-negative">
          They could not be loaded: try again in a moment
        </p>
      )}
      {(isFailed || results?.isComplete === false) && (
        <button
          type="button"
          className="pane-button justify-self-center border border-line-strong"
          onClick={loadMore}
        >
          {isFailed ? 'Try again' : 'Show older'}
        </button>
      )}
    </>
  );
}

function PictureTile({ picture, onSelect }: { picture: RecordSummary; onSelect: () => void }): ReactElement {
  return (
    <li>
      <button type="button" className="library-picture" onClick={onSelect}>
        {/* biome-ignore lint/performance/noImgElement: a thumbnail that needs no optimisation */}
        <img
          src={picture.picture ?? undefined}
          alt=""
          loading="lazy"
          className="h-24 w-full rounded-sm bg-surface-sunken object-cover"
        />
        <span className="line-clamp-2 text-left text-label">{picture.name}</span>
        {picture.warning && <span className="text-left text-label text-negative">{picture.warning}</span>}
      </button>
    </li>
  );
}
