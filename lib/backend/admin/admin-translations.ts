import { allowedFilesMessage } from '@/schemas/picture-files';

/** Replacements for Payload's admin texts that give no reason or instruction. */
export const adminTranslations = {
  en: {
    general: {
      untitled: 'New',
      noValue: '–',
      noLabel: '–',
      true: 'Yes',
      false: 'No',
      locale: 'Language',
      noResultsFound: 'Nothing is here yet',
      noResultsDescription: 'Filters and search words may hide what there is: take them out to see more.',
      aboutToDelete: 'You are about to delete the {{label}} <1>{{title}}</1>. It cannot be brought back.',
      aboutToDeleteCount_one: 'You are about to delete {{count}} {{label}}. It cannot be brought back.',
      aboutToDeleteCount_other: 'You are about to delete {{count}} {{label}}. They cannot be brought back.',
      noResults: 'No {{label}} yet, or none that fit what you look for.',
    },
    error: {
      unauthorized: 'This is not open to your account',
      notAllowedToPerformAction:
        'This is not yours to do: what belongs to the network or to another office is changed there. Sign in if your session has ended, or ask the network’s staff.',
      notAllowedToAccessPage:
        'You are signed in: signing in again changes nothing. Versions are shown to those who may change the document, and new documents are made by those to whom their kind is open. What belongs to the network or to another office is theirs: ask them, or a network administrator for more rights.',
      problemUploadingFile: `The file could not be read as a picture. ${allowedFilesMessage}`,
    },
    version: {
      aboutToRestore: 'It will be as it was on {{versionDate}}. What it says now stays among its versions.',
      confirmVersionRestoration: 'Go back to this version?',
      preview: 'View on the site',
      revertToPublished: 'Go back to what visitors see',
      confirmRevertToSaved: 'Go back to what visitors see?',
      aboutToRevertToPublished: 'Your changes since then are lost.',
      reverting: 'Going back …',
    },
  },
};
