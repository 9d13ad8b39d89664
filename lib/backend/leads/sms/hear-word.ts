export type SmsKeyword = { word: string; action: 'stop' | 'help' };

const stopKeywords = ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'ARRET', 'ARRÊT', 'ALTO'];
const helpKeywords = ['HELP', 'AIDE', 'AYUDA'];
/** These also start ordinary sentences, so they count only as the complete message. */
const standaloneStopKeywords = ['END', 'QUIT', 'CANCEL'];
const standaloneHelpKeywords = ['INFO'];

/** The STOP or HELP keyword of a message, or null. */
export function parseSmsKeyword(text: string): SmsKeyword | null {
  const normalized = text.normalize('NFKC').toUpperCase();
  const [word = ''] = /\p{L}+/u.exec(normalized) ?? [];
  const isSingleWord = /^[^\p{L}\p{N}]*\p{L}+[^\p{L}\p{N}]*$/u.test(normalized);
  const matches = (keywords: readonly string[], standaloneKeywords: readonly string[]) =>
    keywords.includes(word) || (isSingleWord && standaloneKeywords.includes(word));
  if (matches(stopKeywords, standaloneStopKeywords)) return { word, action: 'stop' };
  return matches(helpKeywords, standaloneHelpKeywords) ? { word, action: 'help' } : null;
}
