import { allowedFilesMessage } from '@/schemas/picture-files';

/** Replacements for Payload's admin texts that give no reason or instruction. */
export const adminTranslations = {
  en: {
    authentication: {
      changePassword: 'Change password',
      confirmPassword: 'Confirm password',
      emailSent: 'Email sent',
      forgotPassword: 'Forgot password',
      login: 'Sign in',
      backToLogin: 'Back to sign in',
      newPassword: 'New password',
      resetPassword: 'Reset password',
    },
    general: {
      createNew: 'New',
      createNewLabel: 'New {{label}}',
      submissionSuccessful: 'Done.',
      newPassword: 'New password',
      createdAt: 'Created at',
      updatedAt: 'Updated at',
      lastModified: 'Last modified',
      notFound: 'Not found',
      untitled: 'New',
      noValue: '–',
      noLabel: '–',
      true: 'Yes',
      false: 'No',
      locale: 'Language',
      noResultsFound: 'Nothing here yet',
      noResultsDescription: 'If you use a search or filters, clear them to see more.',
      aboutToDelete: 'You are about to delete the {{label}} <1>{{title}}</1>. This cannot be undone.',
      aboutToDeleteCount_one: 'You are about to delete {{count}} {{label}}. This cannot be undone.',
      aboutToDeleteCount_other: 'You are about to delete {{count}} {{label}}. This cannot be undone.',
      noResults: 'No {{label}} yet, or none match your search.',
    },
    error: {
      unauthorized: 'You do not have access to this page',
      notAllowedToPerformAction:
        'You do not have permission to do this. Sign in again if your session has ended, or ask the network’s staff.',
      notAllowedToAccessPage:
        'You are signed in, but your account does not have permission to open this page. Ask a network administrator for access.',
      problemUploadingFile: `The file could not be read as a picture. ${allowedFilesMessage}`,
    },
    version: {
      aboutToRestore:
        'This restores the version of {{versionDate}}. The current version stays in the version history.',
      confirmVersionRestoration: 'Restore this version?',
      preview: 'Open live page',
      saveDraft: 'Save draft',
      revertToPublished: 'Revert to published',
      confirmRevertToSaved: 'Revert to published?',
      aboutToRevertToPublished: 'Your changes since then will be lost.',
      reverting: 'Reverting …',
    },
  },
};
