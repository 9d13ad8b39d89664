'use client';

import { FieldDescription, PasswordField, useAuth, useDocumentInfo } from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';
import { useClearPassword } from './clear-password';
import { useKeepPasswordExpanded } from './keep-password-open';

/** The server validates the field. */
const skipValidation = () => true as const;

/** Displayed only when users edit their own account. */
export const CurrentPasswordField: TextFieldClientComponent = ({ field, path }) => {
  const { user } = useAuth();
  const { id } = useDocumentInfo();
  useKeepPasswordExpanded();
  useClearPassword();
  if (!user || user.id !== id) return null;
  return (
    <div className="field-type">
      <PasswordField autoComplete="current-password" field={field} path={path} validate={skipValidation} />
      <FieldDescription description={field.admin?.description ?? ''} path={path} />
    </div>
  );
};
