'use client';

import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react';
import { type ReactElement, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ShownRecord } from '@/schemas/composing/records';
import type { RecordId } from '@/schemas/reference';
import { FileDropZone } from './file-drop-zone';
import { UploadForm } from './upload-form';
import { usePictureSearch } from './use-shelf';

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
        placeholder="Search by what they show, or by file name"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <p role="status" className="sr-only">
        {results && `${results.pictures.length} pictures`}
      </p>
      {results?.pictures.length === 0 && (
        <p className="py-6 text-center text-text-muted">
          {query.trim() === ''
            ? 'There are no pictures yet: add the first one above.'
            : `No picture says “${query.trim()}”.`}
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
          They cannot be read just now: try again in a moment
        </p>
      )}
      {(isFailed || results?.isComplete === false) && (
        <button
          type="button"
          className="pane-button justify-self-center border border-line-strong"
          onClick={loadMore}
        >
          {isFailed ? 'Try again' : 'Show older ones'}
        </button>
      )}
    </>
  );
}

function PictureTile({ picture, onSelect }: { picture: ShownRecord; onSelect: () => void }): ReactElement {
  return (
    <li>
      <button type="button" className="shelved" onClick={onSelect}>
        {/* biome-ignore lint/performance/noImgElement: the small copy that was made at the upload, as it is */}
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
