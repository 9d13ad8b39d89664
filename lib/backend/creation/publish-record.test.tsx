import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { PublishRecord } from './publish-record';

const form = vi.hoisted(() => ({ hasPublishedDoc: false }));
vi.mock('@payloadcms/ui', () => ({
  PublishButton: ({ label }: { label: string }) => <button type="button">{label}</button>,
  useDocumentInfo: () => form,
}));

it('there are changes to publish only of what was published', () => {
  const label = () => />(.*)</.exec(renderToStaticMarkup(<PublishRecord />))?.[1];
  expect(label()).toBe('Publish');
  form.hasPublishedDoc = true;
  expect(label()).toBe('Publish changes');
});
