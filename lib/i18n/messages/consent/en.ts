/** What is asked before a visit is measured, in English. */
export const consent = {
  heading: 'May we measure your visit?',
  text: 'If you agree, we bring {providers} to learn which pages help. Until then nothing of it is loaded, and the site is the same either way.',
  privacy: 'How we treat your data',
  accept: 'Accept',
  refuse: 'Refuse',
  choose: 'Choose',
  save: 'Save',
  purposes: 'What may be measured',
  statistics: 'Statistics:',
  advertising: 'Advertising:',
  about: {
    statistics: 'which pages are read, and where people come from; if you write to us, it says how you came.',
    advertising: 'which of our adverts bring people here.',
  },
  change: 'Privacy choices',
};
