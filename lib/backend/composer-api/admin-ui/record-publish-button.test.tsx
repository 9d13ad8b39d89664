import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { RecordPublishButton } from './record-publish-button';

const form = vi.hoisted(() => ({ hasPublishedDoc: false }));
vi.mock('@payloadcms/ui', () => ({
  PublishButton: ({ label }: { label: string }) => <button type="button">{label}</button>,
  useDocumentInfo: () => form,
}));

it('publish button › says “Publish changes” only for published documents', () => {
  const label = () => />(.*)</.exec(renderToStaticMarkup(<RecordPublishButton />))?.[1];
  expect(label()).toBe('Publish');
  form.hasPublishedDoc = true;
  expect(label()).toBe('Publish changes');
});
