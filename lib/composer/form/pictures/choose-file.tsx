'use client';

import { type ReactElement, useState } from 'react';
import { allowedTypes, choosePicture } from '@/schemas/picture-files';
import { fileFault } from './upload-picture';

type ChooseFileProps = {
  /** A file that can become a picture, as far as is seen before it is sent. */
  choose: (file: File) => void;
  disabled?: boolean;
};

/** Where a file is dropped, or chosen; of one that is no picture it is said here at once which are taken. */
export function ChooseFile({ choose, disabled = false }: ChooseFileProps): ReactElement {
  const [isOver, setOver] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (!file) return;
    const found = fileFault(file);
    setFault(found);
    if (found === null) choose(file);
  };
  return (
    <div className="grid gap-2">
      <label
        className={`drop-place ${isOver ? 'is-over' : ''}`}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          if (!disabled) take(event.dataTransfer.files);
        }}
      >
        <input
          type="file"
          accept={allowedTypes.join()}
          className="sr-only"
          aria-label="Add a picture from this computer"
          disabled={disabled}
          onChange={({ target }) => {
            take(target.files);
            target.value = '';
          }}
        />
        <span className="font-medium">Add a picture from this computer</span>
        <span className="text-label text-text-muted">Drop it here, or click. {choosePicture}</span>
      </label>
      {fault !== null && (
        <p role="alert" className="text-negative">
          {fault}
        </p>
      )}
    </div>
  );
}
