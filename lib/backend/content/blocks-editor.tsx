'use client';

import {
  FieldDescription,
  FieldError,
  FieldLabel,
  useDocumentInfo,
  useField,
  useLocale,
} from '@payloadcms/ui';
import type { JSONFieldClientComponent } from 'payload';
import { useEffect, useRef, useState } from 'react';

/** The blocks of a page as text. Payload's own JSON editor loads its program from another site. */
export const BlocksEditor: JSONFieldClientComponent = ({ field, path, readOnly }) => {
  const { value, setValue, showError, errorMessage } = useField<unknown>({ path });
  const [text, setText] = useState(() => writeJson(value));
  const [problem, setProblem] = useState<string | null>(null);
  const { id, collectionSlug } = useDocumentInfo();
  const { code } = useLocale();
  const own = useRef(value);

  useEffect(() => {
    // Another language, a restored version: the form has changed it, not the person typing.
    if (JSON.stringify(value) === JSON.stringify(own.current)) return;
    own.current = value;
    setText(writeJson(value));
    setProblem(null);
  }, [value]);

  const change = (next: string) => {
    setText(next);
    const read = readJson(next);
    setProblem(read.problem);
    // Text that cannot be read is sent as it is: the server refuses it, so nothing is lost unnoticed.
    own.current = read.problem ? next : read.value;
    setValue(own.current);
  };

  return (
    <div className="field-type json-field">
      <FieldLabel label={field.label ?? 'Blocks'} path={path} />
      {collectionSlug === 'pages' && id !== undefined && (
        <p>
          <a href={`/compose/record/${id}?locale=${code}`}>Compose this page</a>: see it as visitors do while
          you work on it.
        </p>
      )}
      <FieldError
        path={path}
        showError={showError || problem !== null}
        message={problem ?? errorMessage ?? ''}
      />
      <textarea
        aria-label="Blocks as JSON"
        rows={24}
        spellCheck={false}
        disabled={readOnly}
        value={text}
        onChange={(event) => change(event.target.value)}
        style={textStyle}
      />
      <FieldDescription description={field.admin?.description ?? ''} path={path} />
    </div>
  );
};

const textStyle = {
  width: '100%',
  padding: 12,
  fontFamily: 'monospace',
  fontSize: 13,
  color: 'var(--theme-text)',
  background: 'var(--theme-input-bg)',
  border: '1px solid var(--theme-elevation-150)',
} as const;

const writeJson = (value: unknown): string => JSON.stringify(value ?? [], null, 2);

function readJson(text: string): { value: unknown; problem: string | null } {
  try {
    return { value: JSON.parse(text), problem: null };
  } catch (error) {
    return { value: null, problem: error instanceof Error ? error.message : 'This is not JSON' };
  }
}
