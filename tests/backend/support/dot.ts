let count = 0;
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

/** A picture to upload, of one dot. */
export const dot = () => ({
  ...{ data: pixel, mimetype: 'image/png', name: `dot-${++count}.png`, size: pixel.length },
});
