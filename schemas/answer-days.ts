/** The number of working days within which a lead is answered, when the network does not set it. */
export const DEFAULT_ANSWER_DAYS = 1;

const MIN_DAYS = 0.25;
const MAX_DAYS = 20;

/** Parses the number of working days; null for other texts. */
function parseAnswerDays(text: string): number | null {
  const days = Number(text.trim().replace(',', '.'));
  return days >= MIN_DAYS && days <= MAX_DAYS ? days : null;
}

/** The working days of the network's content `answer_days`. */
export const readAnswerDays = (text: string | null | undefined): number =>
  parseAnswerDays(text ?? '') ?? DEFAULT_ANSWER_DAYS;

/** A message about an invalid number of working days; null when it is valid or empty. */
export const answerDaysIssue = (text: string | null | undefined): string | null =>
  !text?.trim() || parseAnswerDays(text) !== null
    ? null
    : `Write a number of working days from ${MIN_DAYS} to ${MAX_DAYS}, such as 1 or 0.5`;
