// @vitest-environment jsdom
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { listings } from '../collections/listings';
import { NewTitle } from './new-title';
import { withNewWords } from './with-new-words';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
type Shown = { id?: number; title: string; setDocumentTitle: (title: string) => void };
const form = vi.hoisted((): Shown => ({ title: '[New]', setDocumentTitle: () => {} }));
vi.mock('@payloadcms/ui', () => ({
  useDocumentInfo: () => ({ id: form.id }),
  useDocumentTitle: () => form,
  useTranslation: () => ({ t: () => 'New' }),
}));

/** As Payload's own, of which the heading is read. */
function Form() {
  const [title, setDocumentTitle] = useState('[New]');
  Object.assign(form, { title, setDocumentTitle });
  return (
    <h1>
      {title}
      <NewTitle one="listing" />
    </h1>
  );
}

it('a new record is headed by what it will be, until it is called something', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const heading = () => document.querySelector('h1')?.textContent;
  root.render(<Form />);
  await expect.poll(heading).toBe('New listing');
  form.setDocumentTitle('Cold store');
  await expect.poll(heading).toBe('Cold store');
  form.setDocumentTitle('[New]');
  await expect.poll(heading).toBe('New listing');
  root.unmount();
});

it('forms of what has drafts have the button that tells what was never published', () => {
  expect(withNewWords(listings).admin?.components?.edit).toMatchObject({
    beforeDocumentControls: [{ path: '/creation/new-title#NewTitle', clientProps: { one: 'listing' } }],
    PublishButton: '/creation/publish-record#PublishRecord',
  });
});
