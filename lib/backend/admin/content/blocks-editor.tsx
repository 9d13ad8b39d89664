'use client';

import { FieldError, FieldLabel, useAuth, useDocumentInfo, useField, useLocale } from '@payloadcms/ui';
import type { JSONFieldClientComponent } from 'payload';
import { composerPathOf } from '../../composer-api/composer-path';

/**
 * Links the blocks field of a page or section to the composer. Administrators can also view the stored JSON.
 */
export const BlocksEditor: JSONFieldClientComponent = ({ field, path }) => {
  const { value, showError, errorMessage } = useField<unknown>({ path });
  const { user } = useAuth();
  const { id, collectionSlug } = useDocumentInfo();
  const { code } = useLocale();
  const composer = id === undefined ? null : composerPathOf(collectionSlug, id, code);
  const documentType = collectionSlug === 'pages' ? 'page' : 'section';
  return (
    <div className="field-type json-field">
      <FieldLabel label={field.label ?? 'Blocks'} path={path} />
      <FieldError path={path} showError={showError} message={errorMessage ?? ''} />
      {composer ? (
        <p>
          <a className="btn btn--style-secondary btn--size-medium" href={composer}>
            Edit the {documentType} in the composer
          </a>
          <br />
          Edit the {documentType} as visitors see it.
        </p>
      ) : (
        <p>Save first, then edit it in the composer.</p>
      )}
      {user?.role === 'network-admin' && composer && (
        <details>
          <summary>Stored data</summary>
          <textarea
            aria-label="Blocks as JSON"
            rows={24}
            spellCheck={false}
            readOnly
            value={JSON.stringify(value ?? [], null, 2)}
            style={textStyle}
          />
        </details>
      )}
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
