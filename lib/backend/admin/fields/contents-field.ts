import type { ArrayField, TextareaFieldValidation } from 'payload';
import { textarea } from 'payload/shared';
import { answerDaysIssue } from '@/schemas/answer-days';
import { contentKeySchema } from '@/schemas/content-key-schema';
import { contentNames } from '@/schemas/content-keys';
import { daysOffIssue, networkDaysOff } from '@/schemas/days-off';
import { loanTermsIssue } from '@/schemas/loan';
import { idPatterns, missingIdMessages, providerContents, providerNames } from '@/schemas/provider';
import { linkUrlIssue } from '@/schemas/safe-url';
import { contentKeyField } from '../../platform/contents/content-key-field';
import { picturesField } from './picture-field';

const contentTypes = ['text', 'textarea', 'markdown', 'number', 'url', 'media'] as const;

/**
 * Named content rows of the contract: name, type, value and pictures; with `keys`, also the key by which code
 * reads the row.
 */
export function contentsField(options: { localized: boolean; keys: boolean }): ArrayField {
  return {
    name: 'contents',
    type: 'array',
    localized: options.localized,
    maxRows: 100,
    fields: [
      { name: 'name', type: 'text', required: true, maxLength: 120 },
      ...(options.keys ? [contentKeyField] : []),
      { name: 'type', type: 'select', required: true, defaultValue: 'text', options: [...contentTypes] },
      { name: 'value', type: 'textarea', maxLength: 20_000, validate: validateValue },
      // An explicit default: otherwise the new row would take over the pictures of the row that was stored
      // at its index.
      { ...picturesField('media', 20), defaultValue: [] },
    ],
  };
}

/** A value of the type `url` is a link. An invalid id would ask visitors for consent without any effect (spec section 8, "Analytics setup"). */
const validateValue: TextareaFieldValidation = (value, options) => {
  if (Object(options.siblingData).type === 'url' && value?.trim()) {
    const issue = linkUrlIssue(value.trim());
    if (issue) return issue;
  }
  const key = contentKeySchema.safeParse(Object(options.siblingData).key).data;
  const name = key && contentNames[key];
  const provider = providerNames.find((providerName) => providerContents[providerName] === name);
  if (key === 'answer_days') return answerDaysIssue(value) ?? textarea(value, options);
  if (name === networkDaysOff) return daysOffIssue(value) ?? textarea(value, options);
  if (provider && value && !idPatterns[provider].test(value.trim()))
    return `This is not a valid id (${missingIdMessages[provider]})`;
  return loanTermsIssue(name, value) ?? textarea(value, options);
};
