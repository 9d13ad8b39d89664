'use client';

import './conflict-panel.css';
import {
  Button,
  toast,
  useAuth,
  useConfig,
  useDocumentInfo,
  useForm,
  useServerFunctions,
} from '@payloadcms/ui';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { savedSinceMessage } from '@/schemas/write-conflict';
import { payloadSelectors } from '../../platform/admin-ui/payload-selectors';
import { compareVersions, mergeFormStates, type VersionDifference } from './compare-versions';
import type { StoredVersion } from './conflict-events';
import { DifferenceRow } from './difference-row';
import { findVisibleFields } from './visible-fields';

/** Compares the form with the stored version at the time of the conflict, and merges both into the form. */
function useConflictMerge(stored: StoredVersion) {
  const { getFields, dispatchFields, setModified } = useForm();
  const { collectionSlug = '', id, data, docPermissions, getDocPreferences } = useDocumentInfo();
  const { getFormState } = useServerFunctions();
  const [mergedVersion, setMergedVersion] = useState<StoredVersion | null>(null);
  const differences = useMemo(
    (): VersionDifference[] => compareVersions(getFields(), data ?? {}, stored.document),
    [getFields, data, stored],
  );

  const mergeStored = async () => {
    const docPreferences = await getDocPreferences();
    const { state } = await getFormState({
      ...{ id, collectionSlug, data: stored.document, docPermissions, docPreferences },
      ...{ operation: 'update', renderAllFields: true, schemaPath: collectionSlug, skipValidation: true },
    });
    if (!state) {
      toast.error('The other version could not be loaded. Try again');
      return;
    }
    const form = getFields();
    const localChanges = compareVersions(form, data ?? {}, stored.document).filter(
      ({ isLocalChange }) => isLocalChange,
    );
    const merged = mergeFormStates(
      state,
      form,
      localChanges.map(({ field }) => field),
    );
    dispatchFields({ type: 'REPLACE_STATE', state: merged });
    setModified(true);
    setMergedVersion(stored);
  };

  return { differences, isMerged: mergedVersion === stored, mergeStored };
}

/**
 * Moves the focus into a panel over a form and restores it when the panel closes. A text field that is being
 * edited keeps the focus: autosave may open the panel while the user types.
 */
function usePanelFocus(): RefObject<HTMLElement | null> {
  const panel = useRef<HTMLElement>(null);
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    const previouslyFocused = document.activeElement;
    if (!panel.current?.contains(previouslyFocused))
      opener.current =
        previouslyFocused === document.body ? document.querySelector(submitSelector) : previouslyFocused;
    if (!previouslyFocused?.matches(textFieldSelector)) panel.current?.focus();
    return () => {
      // The focused element inside the panel is removed together with the panel.
      if (document.activeElement === document.body && opener.current instanceof HTMLElement)
        opener.current.focus();
    };
  }, []);
  return panel;
}

const textFieldSelector = 'input, textarea, select, [contenteditable="true"]';
/** The submit button of the form, which loses the focus while saving. */
const submitSelector = payloadSelectors.saveButtons;

type ConflictPanelProps = { stored: StoredVersion; onClose: () => void };

/**
 * Dialog over a form whose save was rejected because another user saved the document: shows the differences
 * and offers to merge them.
 */
export function ConflictPanel({ stored, onClose }: ConflictPanelProps) {
  const panel = usePanelFocus();
  const { user } = useAuth();
  const { collectionSlug = '' } = useDocumentInfo();
  const { fields = [] } = useConfig().getEntityConfig({ collectionSlug }) ?? {};
  const { differences, isMerged, mergeStored } = useConflictMerge(stored);
  const locallyChanged = differences.filter(({ isLocalChange }) => isLocalChange);
  const differenceRows = findVisibleFields(fields).flatMap(({ name, ...fieldProps }) =>
    (isMerged ? locallyChanged : differences)
      .filter(({ field }) => field === name)
      .map((difference) => <DifferenceRow key={name} {...fieldProps} {...difference} />),
  );
  return (
    <section
      ref={panel}
      className="conflict-panel"
      role="dialog"
      aria-label="Two versions of this document"
      tabIndex={-1}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <div role="alert">
        <h2>
          {savedByMessage(stored.by, user?.name)} ({dateFormat.format(new Date(stored.at))})
        </h2>
        <p>Your changes are not saved yet. They are still in the form.</p>
      </div>
      <p>{isMerged ? saveInstructions(locallyChanged.length) : mergeInstructions(locallyChanged.length)}</p>
      <div className="conflict-panel__buttons">
        {!isMerged && (
          <Button size="small" margin={false} onClick={() => void mergeStored()}>
            Merge the other version
          </Button>
        )}
        <Button size="small" margin={false} buttonStyle="secondary" onClick={onClose}>
          Close
        </Button>
      </div>
      {differenceRows.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Your version</th>
              <th scope="col">Saved version</th>
            </tr>
          </thead>
          <tbody>{differenceRows}</tbody>
        </table>
      )}
    </section>
  );
}

const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

const savedByMessage = (by: string | null, userName: unknown): string =>
  by !== null && by === userName
    ? 'You have saved this in another tab since you opened it here'
    : `${savedSinceMessage(by)} you opened it`;

const mergeInstructions = (localCount: number): string =>
  `Compare both versions below, then select “Merge the other version”: it adds the changes made there${
    localCount > 0 ? ' and keeps your own edits' : ''
  }, and lets you save.`;

const saveInstructions = (localCount: number): string =>
  localCount > 0
    ? 'Both versions are merged in the form. Where they conflict, yours is used: copy what you need of the other from below, then save.'
    : 'The other version is in the form now. Review it, then save.';
