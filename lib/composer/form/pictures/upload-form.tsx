'use client';

import { type ReactElement, useEffect, useId, useRef, useState } from 'react';
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
        message: 'Say what the picture shows, or that it is decorative',
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
          {isSending ? 'Adding …' : 'Add the picture'}
        </button>
        <button type="button" className="pane-button" disabled={isSending} onClick={onCancel}>
          Choose another
        </button>
      </p>
    </div>
  );
}

type AltTextFieldsProps = { details: PictureAltText; disabled: boolean; onChange: (details: PictureAltText) => void };

function AltTextFields({ details, disabled, onChange }: AltTextFieldsProps): ReactElement {
  const descriptionId = useId();
  const textareaRef = useRef<HTMLTextAreaElement>(null);
  // The file input is removed, and the focus with it.
  useEffect(() => textareaRef.current?.focus(), []);
  return (
    <>
      <label className="block">
        <span className="mb-1 block font-medium">What does it show?</span>
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
        Read out to whoever cannot see it, as you would say it on the telephone.
      </p>
      <label className="option">
        <input
          type="checkbox"
          disabled={disabled}
          checked={details.decorative}
          onChange={({ target }) => onChange({ ...details, decorative: target.checked })}
        />
        Decorative: nothing is missed without it
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
        // biome-ignore lint/performance/noImgElement: a file of this computer
        <img src={objectUrl} alt="" className="h-24 w-36 rounded-sm bg-surface-sunken object-contain" />
      )}
      <span className="min-w-0 truncate">{file.name}</span>
    </p>
  );
}
