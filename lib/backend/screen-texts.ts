import { chooseAllowed } from '@/schemas/picture-files';

/** What Payload says on its screens, where its own words give no reason or do not say what to do. */
export const screenTexts = {
  en: {
    error: {
      unauthorized: 'You are not signed in, or this is not open to your account',
      notAllowedToAccessPage:
        'Versions are shown to those who may change the document, and new documents are made by those to whom their kind is open. What belongs to the network or to another office is theirs: ask them, or a network administrator for more rights.',
      problemUploadingFile: `The file could not be read as a picture. ${chooseAllowed}`,
    },
    version: {
      preview: 'View on the site',
      revertToPublished: 'Go back to what visitors see',
      confirmRevertToSaved: 'Go back to what visitors see?',
      aboutToRevertToPublished: 'Your changes since then are lost.',
      reverting: 'Going back …',
    },
  },
};
