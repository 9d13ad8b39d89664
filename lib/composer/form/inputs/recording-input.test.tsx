import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FieldInput } from '../field-input';
import { parseRecordingUrl } from './recording-input';

it.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'youtube', 'aqz-KE-bpKQ'],
  ['https://www.youtube.com/watch?t=4s&v=aqz-KE-bpKQ&list=x', 'youtube', 'aqz-KE-bpKQ'],
  ['https://youtu.be/aqz-KE-bpKQ?si=abc', 'youtube', 'aqz-KE-bpKQ'],
  ['https://www.youtube.com/shorts/aqz-KE-bpKQ', 'youtube', 'aqz-KE-bpKQ'],
  ['https://vimeo.com/123456789', 'vimeo', '123456789'],
  ['https://player.vimeo.com/video/123456789?h=1', 'vimeo', '123456789'],
])('parseRecordingUrl › recognises %s', (address, kind, video) => {
  expect(parseRecordingUrl(address)).toEqual({ kind, video });
});

it('parseRecordingUrl › returns null for other text', () => {
  expect(parseRecordingUrl('aqz-KE')).toBeNull();
});

const renderInput = (value: unknown) =>
  renderToStaticMarkup(
    <FieldInput
      name="source"
      path="source"
      field={{ label: 'Recording', control: 'recording' }}
      value={value}
      onChange={() => undefined}
      issuesAt={() => []}
      disabled={false}
    />,
  );

it('RecordingInput › offers providers, and no upload', () => {
  const html = renderInput({ kind: 'youtube', video: 'aqz-KE-bpKQ' });
  expect([...html.matchAll(/type="radio"/g)]).toHaveLength(2);
  expect(html).not.toMatch(/upload|file|comes with the site/i);
});

it('RecordingInput › lets staff replace a file that comes with the site', () => {
  const html = renderInput({ kind: 'file', src: '/examples/a.mp4', captions: '/examples/a.vtt' });
  expect(html).toContain('This video comes with the site');
  expect(html).toContain('Paste the address from YouTube');
});
