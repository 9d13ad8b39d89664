import { blockStory, darkStory, veryLongText, veryLongWord } from '@/lib/ui/storybook/block-story';
import { video } from './video.block';

export default { title: 'Media/Video' };

export const Example = blockStory(video);
export const WithoutPoster = blockStory(video, { poster: undefined });
export const OnlyTheRecording = blockStory(video, {
  eyebrow: undefined,
  heading: undefined,
  text: undefined,
  transcript: undefined,
});
export const Vimeo = blockStory(video, { source: { kind: 'vimeo', video: '76979871' } });
export const OwnFile = blockStory(video, {
  source: { kind: 'file', src: '/examples/owners-morning.mp4', captions: '/examples/owners-morning.vtt' },
});
export const LongWords = blockStory(video, {
  heading: veryLongWord,
  title: veryLongWord,
  transcript: `${veryLongText}\n\n${veryLongWord}`,
});
export const OnInk = blockStory(video, { surface: 'ink' });
export const Dark = darkStory(video);
