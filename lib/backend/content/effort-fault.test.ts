import { expect, test } from 'vitest';
import { effortFault } from './effort-fault';

const text = (id: string, words: string) => ({ id, type: 'rich-text', version: 0, props: { text: words } });
const small = Array.from({ length: 500 }, (_, at) => text(`b${at}`, 'Some words of a sentence. '.repeat(4)));
const faultOf = (blocks: typeof small) => effortFault({ locale: 'en-GH', blocks, texts: [] }, 'page');

test('of many small blocks none is to blame for their number', () => {
  expect(faultOf(small.slice(0, 200))).toBeNull();
  expect(faultOf(small)).toEqual({
    path: 'blocks',
    message: expect.stringMatching(/move blocks to another page$/),
  });
});

test('one that takes much by itself is named', () => {
  const dear = text('dear', '*a* '.repeat(2_000));
  expect(faultOf([...small.slice(1), dear])).toMatchObject({ block: 'dear', place: '' });
});
