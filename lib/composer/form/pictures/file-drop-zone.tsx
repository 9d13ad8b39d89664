'use client';

import { type ReactElement, useState } from 'react';
import { allowedTypes, pictureRequirements } from '@/schemas/picture-files';
import { validateFile } from './upload-picture';

type FileDropZoneProps = {
  /** Called with a file that passes the checks before an upload. */
  onSelect: (file: File) => void;
  disabled?: boolean;
};

/** Drop zone and file input for a picture. Reports a file that cannot be accepted. */
export function FileDropZone({ onSelect, disabled = false }: FileDropZoneProps): ReactElement {
  const [isDragOver, setDragOver] = useState(false);
  const [issue, setIssue] = useState<string | null>(null);
  const acceptFile = (files: FileList | null) => {
    const [file] = files ?? [];
    if (!file) return;
    const fileIssue = validateFile(file);
    setIssue(fileIssue);
    if (fileIssue === null) onSelect(file);
  };
  return (
    <div className="grid gap-2">
      <label
        className={`drop-place ${isDragOver ? 'is-over' : ''}`}
        onDragOver={(event) => {
          event.preventDefault();
          setDragOver(true);
        }}
        onDragLeave={() => setDragOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setDragOver(false);
          if (!disabled) acceptFile(event.dataTransfer.files);
        }}
      >
        <input
          type="file"
          accept={allowedTypes.join()}
          className="sr-only"
          aria-label="Add a picture from this computer"
          disabled={disabled}
          onChange={({ target }) => {
            acceptFile(target.files);
            target.value = '';
          }}
        />
        <span className="font-medium">Add a picture from this computer</span>
        <span className="text-label text-text-muted">Drop a file here, or click. {pictureRequirements}</span>
      </label>
      {issue !== null && (
        <p role="alert" className="text-negative">
          {issue}
        </p>
      )}
    </div>
  );
}
