import type { TextFieldServerProps } from 'payload';
import { WordInput } from './word-input';

/** How many words are offered; more than an order of them can be read. */
const most = 200;

type Props = Pick<TextFieldServerProps, 'clientField' | 'field' | 'path' | 'payload' | 'readOnly'> & {
  words: 'listings' | 'posts';
};

/** A field that offers what stands in the same field of what visitors see, of every office: one trade has one name in the whole network. */
export async function KnownWords({ clientField, field, path, payload, readOnly, words }: Props) {
  const { values } = await payload.findDistinct({
    ...{ collection: words, field: field.name, limit: most, sort: field.name },
    where: { _status: { equals: 'published' } },
  });
  const known = values.map((one) => Reflect.get(one, field.name)).filter(isWord);
  return <WordInput field={clientField} path={path} isFixed={readOnly ?? false} words={known} />;
}

const isWord = (value: unknown): value is string => typeof value === 'string' && value !== '';
