import type { FormPlan } from '../form-plan';

/** Sections such as headers and footers, which many pages share. */
export const sectionPlan: FormPlan = {
  about: 'What many pages share, as the header and the footer. A change shows on all of them.',
  above: ['name'],
  tabs: [
    { label: 'Blocks', fields: ['blocks'] },
    {
      label: 'Named texts',
      description: 'Texts that the site reads. Office editors do not see this.',
      isNetworkOnly: true,
      fields: ['contents'],
    },
  ],
  fieldTexts: {
    name: { label: 'Name', description: 'By this name pages find it: it is not shown' },
    contents: {
      label: 'Texts',
      description:
        '“Read as” says what the site uses a text for; its name is yours to choose. In “contact”, “Days off” lists the holidays of all offices, one a line, as 25 Dec 2026 Christmas Day, and “Answers” (as within one working day) and “Hours” say when who writes or calls is answered. Each listing shows what paying for it would cost once the network’s header has an interest and its source: both “Loan interest” (percent a year, as 26) and “Loan interest source” are needed, “Loan years” is 5 where it is empty. Interest and years hold in every language as English (Ghana) has them; texts mention them as {loan.interest} and {loan.years}',
    },
    'contents.key': { label: 'Read as' },
    'contents.type': { label: 'Kind' },
    'contents.value': { label: 'Text' },
    'contents.media': { label: 'Pictures' },
  },
  rows: { contents: { singular: 'text', plural: 'texts', labelField: 'name' } },
};
