import { expect, it } from 'vitest';
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
