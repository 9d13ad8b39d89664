/** Made by `npm run icons`. */
export const iconSheet = '/drawn/icons-c9e3b117.svg';
