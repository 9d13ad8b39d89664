export type RecordingSource = { kind: 'youtube' | 'vimeo'; video: string };

const urlPatterns: readonly [RecordingSource['kind'], RegExp][] = [
  [
    'youtube',
    /(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^?\s]*&)?v=|embed\/|shorts\/|live\/)|youtu\.be\/)([\w-]{11})/,
  ],
  ['vimeo', /vimeo\.com\/(?:video\/)?(\d{6,12})/],
];

/** The recording that a YouTube or Vimeo URL identifies, in any of its usual forms; null for other text. */
export function parseRecordingUrl(text: string): RecordingSource | null {
  for (const [kind, pattern] of urlPatterns) {
    const video = pattern.exec(text)?.[1];
    if (video) return { kind, video };
  }
  return null;
}
