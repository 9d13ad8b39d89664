export type LightboxPicture = {
  src: string;
  srcSet: string | undefined;
  alt: string;
  caption: string;
  width: number;
  height: number;
  /** For example "Picture 2 of 5". */
  position: string;
};

/** The pictures of the lightbox and the labels of its buttons. */
export type LightboxContents = {
  pictures: readonly LightboxPicture[];
  labels: { close: string; previous: string; next: string };
};
