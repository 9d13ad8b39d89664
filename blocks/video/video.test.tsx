// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { VideoPlayer } from './video.island';
import { videoSourceSchema } from './video.schema';
import { playerUrl, watchUrl } from './video-urls';

const recording = { kind: 'youtube', video: 'aqz-KE-bpKQ' } as const;

async function renderPlayer() {
  const player = (
    <VideoPlayer watch={watchUrl(recording)} player={playerUrl(recording)} title="Handing over" className="">
      poster
    </VideoPlayer>
  );
  const { container } = await act(async () => render(player));
  return container;
}
const click = (link: Element | null, modifiers: MouseEventInit = {}) =>
  act(async () => {
    link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...modifiers }));
  });

describe('video', () => {
  it('is a link to its provider until it is played, then a privacy-enhanced player', async () => {
    const container = await renderPlayer();
    expect(container.querySelector('a')?.href).toBe('https://www.youtube.com/watch?v=aqz-KE-bpKQ');
    expect(container.querySelector('iframe')).toBeNull();
    await click(container.querySelector('a'));
    expect(container.querySelector('iframe')?.src).toMatch(
      /^https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ\?/,
    );
    expect(document.activeElement).toBe(container.querySelector('iframe'));
  });

  it.each([
    { kind: 'youtube', video: '"><script>' },
    { kind: 'youtube', video: 'https://evil.example' },
    { kind: 'vimeo', video: '../../admin' },
    { kind: 'file', src: 'https://evil.example/a.mp4', captions: '/a.vtt' },
    { kind: 'file', src: '/media/a.mp4' },
    { kind: 'file', src: '/media/a.mp4', captions: '/media/a.vtt' },
    { kind: 'file', src: '/examples/a.mp4', captions: '/media/a.vtt' },
    { kind: 'iframe', src: '/a' },
  ])('rejects $kind with an id that is no video of its provider', (source) => {
    expect(videoSourceSchema.safeParse(source).success).toBe(false);
  });
});
