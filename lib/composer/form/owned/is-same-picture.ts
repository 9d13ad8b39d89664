/** Whether two addresses are of one picture: its copies say their width, as `osu-640.webp`. */
export const isSamePicture = (one: string, other: string): boolean => original(one) === original(other);

const original = (src: string): string => src.replace(/-\d+(?=\.\w+$)/, '');
