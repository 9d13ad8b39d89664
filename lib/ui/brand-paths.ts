/**
 * The network's logo mark, as in `public/brand/mark.svg`: a globe divided by a staff. Centred on the origin,
 * 100 units wide.
 */
export const brandPaths = {
  globe:
    'M-8.2 -48A39.8 48 0 0 0 -8.2 48A27.1 48 0 0 1 -8.2 -48zM-8.2 -48A16.7 48 0 0 0 -8.2 48A2.4 48 0 0 1 -8.2 -48zM8.2 -48A48 48 0 0 1 33.3 -34.6H8.2zM8.2 -27.4H39.4A48 48 0 0 1 46 -13.9H8.2zM8.2 -6.7H48A48 48 0 0 1 48 6.7H8.2zM8.2 13.9H46A48 48 0 0 1 39.4 27.4H8.2zM8.2 34.6H33.3A48 48 0 0 1 8.2 48z',
  staff: 'M-3.5 -48h6.9v96h-6.9z',
} as const;
