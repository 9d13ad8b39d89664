import type { Payload } from 'payload';
import {
  findFirstIncompleteStep,
  findHomePage,
  isOnboarding,
  type NextStep,
  type OnboardingContext,
  readHomeStep,
  readRecordSteps,
} from './onboarding-steps';

/**
 * Backends whose onboarding is complete. Every form requests the next step, so completed steps are not read
 * again in this process.
 */
const completed = new WeakSet<Payload>();

/**
 * The first incomplete step, or null when the onboarding is complete. Reads the home page only when all
 * other steps are done.
 */
export async function readNextStep(context: OnboardingContext): Promise<NextStep | null> {
  if (completed.has(context.payload)) return null;
  const home = await findHomePage(context);
  if (home === undefined) return findFirstIncompleteStep(null);
  const steps = await readRecordSteps(context);
  const next = findFirstIncompleteStep(isOnboarding(steps) ? steps : [await readHomeStep(home, context)]);
  if (!next) completed.add(context.payload);
  return next;
}
