'use client';

import {
  FieldDescription,
  PasswordField,
  useAuth,
  useDocumentInfo,
  useForm,
  useFormFields,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
} from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';
import { useEffect, useRef } from 'react';

/**
 * Payload's account view collapses the password fields but leaves typed values in the form, so that the next
 * save would submit them. Clears the values when the fields are hidden.
 */
function useClearPassword(): void {
  const { id } = useDocumentInfo();
  const isModified = useFormModified();
  const isOpen = useFormFields(([fields]) => fields.password !== undefined);
  const dispatch = useFormFields(([, dispatchFields]) => dispatchFields);
  const wasModified = useRef(false);
  const wasOpen = useRef(false);
  useEffect(() => {
    const isCollapsed = id !== undefined && wasModified.current && !isModified;
    if (isCollapsed) for (const path of ['password', 'confirm-password']) dispatch({ type: 'REMOVE', path });
    if (isCollapsed || (wasOpen.current && !isOpen))
      dispatch({ type: 'UPDATE', path: 'current_password', value: '' });
    wasModified.current = isModified;
    wasOpen.current = isOpen;
  }, [id, isModified, isOpen, dispatch]);
}

/**
 * Payload marks a form as unmodified after every response, and its account view then collapses the password
 * fields together with their error message. Marks the form as unmodified only after a successful save.
 */
function useKeepPasswordExpanded(): void {
  const { setModified, setBackgroundProcessing } = useForm();
  const isSaving = useFormProcessing();
  const isRejected = useFormSubmitted();
  const wasSaving = useRef(false);
  useEffect(() => {
    if (isSaving && !wasSaving.current) {
      // Changes made while a form saves in the background remain unsaved.
      setBackgroundProcessing(true);
      setModified(true);
      setBackgroundProcessing(false);
    }
    if (!isSaving && wasSaving.current && !isRejected) setModified(false);
    wasSaving.current = isSaving;
  }, [isSaving, isRejected, setModified, setBackgroundProcessing]);
}

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
