/** The placeholder of a listing without a photograph (spec section 3): a file of the site, in pixels. */
export const listingPlaceholder = { src: '/brand/placeholder.svg', width: 1200, height: 900 } as const;
