// @vitest-environment jsdom
import { act, render, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { listings } from '../../admin/collections/listings';
import { UnsavedDocumentTitle } from './unsaved-document-title';
import { withPublishLabels } from './with-publish-labels';

type TitleState = { id?: number; title: string; setDocumentTitle: (title: string) => void };
const form = vi.hoisted((): TitleState => ({ title: '[New]', setDocumentTitle: () => {} }));
vi.mock('@payloadcms/ui', () => ({
  useDocumentInfo: () => ({ id: form.id }),
  useDocumentTitle: () => form,
  useTranslation: () => ({ t: () => 'New' }),
}));

/** Mirrors Payload's own form heading. */
function Form() {
  const [title, setDocumentTitle] = useState('[New]');
  Object.assign(form, { title, setDocumentTitle });
  return (
    <h1>
      {title}
      <UnsavedDocumentTitle label="listing" />
    </h1>
  );
}

it('new title › heads an unsaved record “New listing” until it has a title', async () => {
  const heading = () => document.querySelector('h1')?.textContent;
  render(<Form />);
  await waitFor(() => expect(heading()).toBe('New listing'));
  act(() => form.setDocumentTitle('Cold store'));
  expect(heading()).toBe('Cold store');
  act(() => form.setDocumentTitle('[New]'));
  await waitFor(() => expect(heading()).toBe('New listing'));
});

it('document forms › of collections with drafts have the title and the publish button', () => {
  expect(withPublishLabels(listings).admin?.components?.edit).toMatchObject({
    beforeDocumentControls: [
      {
        path: '/composer-api/admin-ui/unsaved-document-title#UnsavedDocumentTitle',
        clientProps: { label: 'listing' },
      },
    ],
    PublishButton: '/composer-api/admin-ui/record-publish-button#RecordPublishButton',
  });
});
