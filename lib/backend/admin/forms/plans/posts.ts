import type { FormPlan } from '../form-plan';

export const postPlan: FormPlan = {
  about: 'Articles of the blog, of the network or of one office.',
  above: ['title'],
  tabs: [
    { label: 'The post', fields: ['excerpt', 'category', 'body', 'image'] },
    { label: 'About it', fields: ['author', 'published_at'] },
  ],
  fieldTexts: {
    category: { label: 'Subject', description: 'Choose one that is in use: readers find posts by it' },
    excerpt: { label: 'In short', description: 'One or two sentences for lists and search engines' },
    body: {
      label: 'Text',
      description:
        'To format: ## before a heading, **bold**, [words](address) for a link, - before each entry of a list',
    },
    image: { label: 'Picture' },
    published_at: { label: 'Date' },
    slug: {
      label: 'Web address',
      description: 'The last part of it; left empty, it is made from the title',
    },
  },
};
