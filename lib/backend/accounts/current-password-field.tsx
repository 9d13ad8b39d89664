'use client';

import { FieldDescription, PasswordField, useAuth, useDocumentInfo } from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';
import { useClearPassword } from './clear-password';
import { useKeepPasswordOpen } from './keep-password-open';

/** Whether it is needed, and right, the server knows. */
const acceptAnything = () => true as const;

/** Asked for on the screens of one's own account only. */
export const CurrentPasswordField: TextFieldClientComponent = ({ field, path }) => {
  const { user } = useAuth();
  const { id } = useDocumentInfo();
  useKeepPasswordOpen();
  useClearPassword();
  if (!user || user.id !== id) return null;
  return (
    <div className="field-type">
      <PasswordField autoComplete="current-password" field={field} path={path} validate={acceptAnything} />
      <FieldDescription description={field.admin?.description ?? ''} path={path} />
    </div>
  );
};
