import type { FormPlan } from '../form-plan';

/** A blog post. */
export const postPlan: FormPlan = {
  above: ['title'],
  tabs: [
    { label: 'The post', fields: ['excerpt', 'body', 'image'] },
    { label: 'About it', fields: [['category', 'author'], 'published_at'] },
  ],
  words: {
    excerpt: { label: 'In short', description: 'One or two sentences for lists and search engines' },
    body: {
      label: 'Text',
      description: 'Markdown: # for headings, ** around what is strong, [words](address) for links',
    },
    image: { label: 'Picture' },
    published_at: { label: 'Date' },
    slug: {
      label: 'Web address',
      description: 'The last part of it; left empty, it is made from the title',
    },
  },
};
