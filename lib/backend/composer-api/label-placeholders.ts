import { resolveText } from '@/lib/engine/resolve-placeholders';
import { figureDescriptions } from '@/schemas/content-figures';

/** Labels of the placeholders in the texts of template pages. */
const placeholderLabels: Readonly<Record<string, string>> = {
  network: 'network name',
  office: 'office name',
  region: 'region name',
  agent: 'agent name',
  listing: 'listing title',
  post: 'post title',
  page: 'page title',
  phone: 'telephone number',
  telephone: 'telephone number',
  email: 'e-mail address',
  answers: 'response time',
  hours: 'telephone hours',
  ...figureDescriptions,
};

const bracketedLabels = Object.fromEntries(
  Object.entries(placeholderLabels).map(([name, label]) => [name, `[${label}]`]),
);

/**
 * Replaces the placeholders of a text with their labels: `Sold by {agent}` becomes `Sold by [agent name]`.
 */
export const labelPlaceholders = (text: string): string => resolveText(text, bracketedLabels);
