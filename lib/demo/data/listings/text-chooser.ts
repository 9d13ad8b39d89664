import type { Random } from '../../random';
import { expandText, type Slots } from './expand-text';
import { selectTexts } from './select-texts';

/** Chooses a text for a listing and expands it; returns an empty string when none applies. */
export type ChooseText = (texts: readonly string[]) => string;

type TextSubject = {
  tags: readonly string[];
  slots: Slots;
  random: Random;
  /** Excludes texts that would contradict other texts of this listing. */
  avoid: RegExp | null;
};

/** Slots that may occur repeatedly. */
const repeatable = new Set(['town', 'region', 'lead']);
const MAX_ATTEMPTS = 80;

/**
 * Creates the text chooser. It remembers all sentences of all listings, so that none occurs twice, and
 * prefers texts that were used least.
 */
export function createTextChooserFactory(): (subject: TextSubject) => ChooseText {
  const usedSentences = new Set<string>();
  const uses = new Map<string, number>();
  const usesOf = (text: string) => uses.get(text) ?? 0;

  return ({ tags, slots, random, avoid }) => {
    const usedTexts = new Set<string>();
    const suits = (text: string) => !usedTexts.has(text) && !avoid?.test(text);

    return (texts) => {
      let worded = false;
      const candidates = random.shuffle(selectTexts(texts, tags).filter(suits));
      for (const text of candidates.sort((a, b) => usesOf(a) - usesOf(b))) {
        for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
          const wording = expandText(text, slots, random);
          if (!wording || [...wording.usedSlots].some((slot) => usedTexts.has(slot))) continue;
          worded = true;
          if (sentencesOf(wording.text).some((sentence) => usedSentences.has(sentence))) continue;
          for (const sentence of sentencesOf(wording.text)) usedSentences.add(sentence);
          for (const slot of wording.usedSlots) if (!repeatable.has(slot)) usedTexts.add(slot);
          usedTexts.add(text);
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
