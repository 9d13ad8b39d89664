export type Recording = { kind: 'youtube' | 'vimeo'; video: string };

const ways: readonly [Recording['kind'], RegExp][] = [
  [
    'youtube',
    /(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^?\s]*&)?v=|embed\/|shorts\/|live\/)|youtu\.be\/)([\w-]{11})/,
  ],
  ['vimeo', /vimeo\.com\/(?:video\/)?(\d{6,12})/],
];

/** The recording that an address leads to, however it was copied; null for any other text. */
export function recordingAt(text: string): Recording | null {
  for (const [kind, way] of ways) {
    const video = way.exec(text)?.[1];
    if (video) return { kind, video };
  }
  return null;
}
