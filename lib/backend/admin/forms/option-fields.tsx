import type { TextFieldServerProps } from 'payload';
import { findSuggestions, type SuggestionSource } from './find-known-words';
import { SuggestionInput } from './inputs';

type SuggestedTextFieldProps = Pick<TextFieldServerProps, 'clientField' | 'field' | 'path' | 'payload' | 'readOnly'> &
  Pick<SuggestionSource, 'sourceCollection'>;

/**
 * Text field that suggests the values of the same field in other documents, so that a trade has one spelling
 * in the network. Works without suggestions when they cannot be loaded.
 */
export async function SuggestedTextField({ clientField, field, path, payload, readOnly, sourceCollection }: SuggestedTextFieldProps) {
  const suggestions = await findSuggestions(payload, { sourceCollection, field: field.name }).catch((error) => {
    payload.logger.error({ err: error, msg: 'The words in use could not be read' });
    return [];
  });
  return <SuggestionInput field={clientField} path={path} isReadOnly={readOnly ?? false} suggestions={suggestions} />;
}
