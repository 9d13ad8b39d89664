'use client';

import { type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { type PictureWords, uploadPicture } from './upload-picture';

type UploadFormProps = {
  file: File;
  /** The picture is in the library. */
  taken: (id: number) => void;
  cancel: () => void;
};

type Progress =
  | { kind: 'asking' }
  | { kind: 'sending'; part: number }
  | { kind: 'refused'; sentence: string };

/** A picture about to be added: it is said first what it shows, or that it shows nothing that matters. */
export function UploadForm({ file, taken, cancel }: UploadFormProps): ReactElement {
  const [alt, setAlt] = useState('');
  const [isDecorative, setDecorative] = useState(false);
  const [progress, setProgress] = useState<Progress>({ kind: 'asking' });
  const isSending = progress.kind === 'sending';
  const send = async () => {
    if (alt.trim() === '' && !isDecorative)
      return setProgress({
        kind: 'refused',
        sentence: 'Say what the picture shows, or that it is decorative',
      });
    setProgress({ kind: 'sending', part: 0 });
    const answer = await uploadPicture(
      file,
      { alt: isDecorative ? '' : alt.trim(), decorative: isDecorative },
      (part) => setProgress({ kind: 'sending', part }),
    );
    if ('id' in answer) taken(answer.id);
    else setProgress({ kind: 'refused', sentence: answer.refusal });
  };
  return (
    <div className="grid gap-3 rounded-md border border-line p-3">
      <Preview file={file} />
      <WhatItShows
        words={{ alt, decorative: isDecorative }}
        disabled={isSending}
        change={(words) => {
          setAlt(words.alt);
          setDecorative(words.decorative);
        }}
      />
      <Progressing progress={progress} />
      <p className="flex gap-2">
        <button
          type="button"
          className="pane-button pane-button-main"
          disabled={isSending}
          onClick={() => void send()}
        >
          {isSending ? 'Adding …' : 'Add the picture'}
        </button>
        <button type="button" className="pane-button" disabled={isSending} onClick={cancel}>
          Choose another
        </button>
      </p>
    </div>
  );
}

type WhatItShowsProps = { words: PictureWords; disabled: boolean; change: (words: PictureWords) => void };

function WhatItShows({ words, disabled, change }: WhatItShowsProps): ReactElement {
  const about = useId();
  const asked = useRef<HTMLTextAreaElement>(null);
  // What the file was chosen with is gone, and the focus with it.
  useEffect(() => asked.current?.focus(), []);
  return (
    <>
      <label className="block">
        <span className="mb-1 block font-medium">What does it show?</span>
        <textarea
          ref={asked}
          className="field field-sizing-content"
          rows={2}
          disabled={words.decorative || disabled}
          aria-describedby={about}
          value={words.alt}
          onChange={({ target }) => change({ ...words, alt: target.value })}
        />
      </label>
      <p id={about} className="text-label text-text-muted">
        Read out to whoever cannot see it, as you would say it on the telephone.
      </p>
      <label className="option">
        <input
          type="checkbox"
          disabled={disabled}
          checked={words.decorative}
          onChange={({ target }) => change({ ...words, decorative: target.checked })}
        />
        Decorative: nothing is missed without it
      </label>
    </>
  );
}

function Progressing({ progress }: { progress: Progress }): ReactElement | null {
  if (progress.kind === 'asking') return null;
  if (progress.kind === 'sending')
    return <progress className="w-full" aria-label="Sent" max={1} value={progress.part} />;
  return (
    <p role="alert" className="text-negative">
      {progress.sentence}
    </p>
  );
}

function Preview({ file }: { file: File }): ReactElement {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <p className="flex items-center gap-3">
      {address && (
        // biome-ignore lint/performance/noImgElement: a file of this computer
        <img src={address} alt="" className="h-24 w-36 rounded-sm bg-surface-sunken object-contain" />
      )}
      <span className="min-w-0 truncate">{file.name}</span>
    </p>
  );
}
