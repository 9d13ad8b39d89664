'use client';

import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react';
import { type ReactElement, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ShownRecord } from '@/schemas/composing/records';
import type { RecordId } from '@/schemas/reference';
import { ChooseFile } from './choose-file';
import { UploadForm } from './upload-form';
import { useShelf } from './use-shelf';

type LibraryProps = {
  /** A file that was dropped where the picture is to stand. */
  first: File | null;
  choose: (id: RecordId) => void;
  close: () => void;
};

/** The pictures that there are, the newest first, and a way to add one. */
export function PictureLibrary({ first, choose, close }: LibraryProps): ReactElement {
  const [file, setFile] = useState(first);
  const body = useRef<HTMLDivElement>(null);
  const chooseAnother = () => {
    flushSync(() => setFile(null));
    body.current?.querySelector('input')?.focus();
  };
  return (
    <Dialog open onClose={close} className="relative z-50">
      <DialogBackdrop className="fixed inset-0 bg-text/40" />
      <div className="fixed inset-0 grid place-items-center p-4">
        <DialogPanel className="grid max-h-full w-full max-w-3xl grid-rows-[auto_1fr] rounded-lg bg-surface-raised shadow-floating">
          <header className="flex items-center justify-between border-line border-b px-5 py-3">
            <DialogTitle className="font-display text-card">Choose a picture</DialogTitle>
            <button type="button" className="pane-button" onClick={close}>
              Close
            </button>
          </header>
          <div ref={body} className="grid min-h-0 gap-4 overflow-y-auto p-5">
            {file ? (
              <UploadForm
                key={`${file.name} ${file.lastModified}`}
                file={file}
                taken={choose}
                cancel={chooseAnother}
              />
            ) : (
              <>
                <ChooseFile choose={setFile} />
                <Shelf choose={choose} />
              </>
            )}
          </div>
        </DialogPanel>
      </div>
    </Dialog>
  );
}

function Shelf({ choose }: { choose: (id: RecordId) => void }): ReactElement {
  const [sought, setSought] = useState('');
  const { shelf, isFailed, more } = useShelf(sought);
  return (
    <>
      <input
        type="search"
        className="field"
        aria-label="Search the library"
        placeholder="Search by what they show, or by file name"
        value={sought}
        onChange={({ target }) => setSought(target.value)}
      />
      <p role="status" className="sr-only">
        {shelf && `${shelf.pictures.length} pictures`}
      </p>
      {shelf?.pictures.length === 0 && (
        <p className="py-6 text-center text-text-muted">
          {sought.trim() === ''
            ? 'There are no pictures yet: add the first one above.'
            : `No picture says “${sought.trim()}”.`}
        </p>
      )}
      {shelf && (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-3">
          {shelf.pictures.map((picture) => (
            <Shelved key={picture.id} picture={picture} choose={() => choose(picture.id)} />
          ))}
        </ul>
      )}
      {isFailed && (
        <p role="alert" className="text-negative">
          They cannot be read just now: try again in a moment
        </p>
      )}
      {(isFailed || shelf?.isAll === false) && (
        <button
          type="button"
          className="pane-button justify-self-center border border-line-strong"
          onClick={more}
        >
          {isFailed ? 'Try again' : 'Show older ones'}
        </button>
      )}
    </>
  );
}

function Shelved({ picture, choose }: { picture: ShownRecord; choose: () => void }): ReactElement {
  return (
    <li>
      <button type="button" className="shelved" onClick={choose}>
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
