/**
 * Comments around the sender's name at the top of a mail. The logo replaces the name when the mail is sent.
 */
export const senderNameMarkers = ['<!--name-->', '<!--/name-->'] as const;
