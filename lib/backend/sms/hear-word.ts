export type HeardWord = { word: string; means: 'stop' | 'help' };

const stops = ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'ARRET', 'ARRÊT', 'ALTO'];
const helps = ['HELP', 'AIDE', 'AYUDA'];
/** These begin other sentences, too: they count where they are all of it. */
const stopsAlone = ['END', 'QUIT', 'CANCEL'];
const helpsAlone = ['INFO'];

/** The word with which a message says STOP or asks for HELP; null where it says anything else. */
export function hearWord(text: string): HeardWord | null {
  const said = text.normalize('NFKC').toUpperCase();
  const [word = ''] = /\p{L}+/u.exec(said) ?? [];
  const isAlone = /^[^\p{L}\p{N}]*\p{L}+[^\p{L}\p{N}]*$/u.test(said);
  const isOneOf = (first: readonly string[], alone: readonly string[]) =>
    first.includes(word) || (isAlone && alone.includes(word));
  if (isOneOf(stops, stopsAlone)) return { word, means: 'stop' };
  return isOneOf(helps, helpsAlone) ? { word, means: 'help' } : null;
}
