import type { Random } from '../../random';
import { expandText, type Slots } from './expand-text';
import { selectTexts } from './select-texts';

/** Tells one listing: a wording of one of the texts, or nothing where none of them suits it. */
export type Teller = (texts: readonly string[]) => string;

type Subject = {
  tags: readonly string[];
  slots: Slots;
  random: Random;
  /** The texts that would contradict what is told of this listing. */
  avoid: RegExp | null;
};

/** Slots that may be named again and again. */
const repeatable = new Set(['town', 'region', 'lead']);
const tries = 80;

/** Remembers every sentence told, of whatever listing, so that none is told twice, and takes the texts in turn. */
export function createStoryteller(): (subject: Subject) => Teller {
  const said = new Set<string>();
  const uses = new Map<string, number>();
  const usesOf = (text: string) => uses.get(text) ?? 0;

  return ({ tags, slots, random, avoid }) => {
    const told = new Set<string>();
    const suits = (text: string) => !told.has(text) && !avoid?.test(text);

    return (texts) => {
      let worded = false;
      const candidates = random.shuffle(selectTexts(texts, tags).filter(suits));
      for (const text of candidates.sort((one, other) => usesOf(one) - usesOf(other))) {
        for (let attempt = 0; attempt < tries; attempt += 1) {
          const wording = expandText(text, slots, random);
          if (!wording || [...wording.named].some((slot) => told.has(slot))) continue;
          worded = true;
          if (sentencesOf(wording.text).some((sentence) => said.has(sentence))) continue;
          for (const sentence of sentencesOf(wording.text)) said.add(sentence);
          for (const slot of wording.named) if (!repeatable.has(slot)) told.add(slot);
          told.add(text);
          uses.set(text, usesOf(text) + 1);
          return wording.text;
        }
      }
      if (worded) throw new Error(`Every wording has been told: ${texts[0]}`);
      return '';
    };
  };
}

const sentencesOf = (text: string) => text.split(/(?<=[.!?]) /);
