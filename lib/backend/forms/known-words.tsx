import type { TextFieldServerProps } from 'payload';
import { findKnownWords, type WordsOf } from './find-known-words';
import { WordInput } from './word-input';

type Props = Pick<TextFieldServerProps, 'clientField' | 'field' | 'path' | 'payload' | 'readOnly'> &
  Pick<WordsOf, 'words'>;

/** A field that offers what stands in the same field elsewhere, so that one trade is called the same in the whole network. Without it the form works, too. */
export async function KnownWords({ clientField, field, path, payload, readOnly, words }: Props) {
  const known = await findKnownWords(payload, { words, field: field.name }).catch((error) => {
    payload.logger.error({ err: error, msg: 'The words in use could not be read' });
    return [];
  });
  return <WordInput field={clientField} path={path} isFixed={readOnly ?? false} words={known} />;
}
