let count = 0;
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

/** An image file of one pixel. */
export const pixelImage = () => ({
  ...{ data: pixel, mimetype: 'image/png', name: `dot-${++count}.png`, size: pixel.length },
});
