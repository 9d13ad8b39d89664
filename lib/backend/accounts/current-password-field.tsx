'use client';

import { PasswordField, useAuth, useDocumentInfo } from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';

/** Asked for on the screens of one's own account only. */
export const CurrentPasswordField: TextFieldClientComponent = ({ field, path }) => {
  const { user } = useAuth();
  const { id } = useDocumentInfo();
  if (!user || user.id !== id) return null;
  return <PasswordField autoComplete="current-password" field={{ ...field, required: false }} path={path} />;
};
