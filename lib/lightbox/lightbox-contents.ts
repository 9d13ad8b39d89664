export type LightboxPicture = {
  src: string;
  srcSet: string | undefined;
  alt: string;
  caption: string;
  width: number;
  height: number;
  /** As "Picture 2 of 5". */
  position: string;
};

/** What the lightbox shows, and the words of its buttons. */
export type LightboxContents = {
  pictures: readonly LightboxPicture[];
  words: { close: string; previous: string; next: string };
};
