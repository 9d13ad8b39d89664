import type { Payload } from 'payload';
import {
  type Asking,
  findHome,
  isBeginning,
  type NextStep,
  nextStep,
  readHomeStep,
  readRecordSteps,
} from './read-steps';

/** Each form asks: where all was done once, none needs to be read again while this process runs. */
const ready = new WeakSet<Payload>();

/** What is to be done first of what is left, null once the network is one. Reads the home page only when all else is done. */
export async function readNextStep(asking: Asking): Promise<NextStep | null> {
  if (ready.has(asking.payload)) return null;
  const home = await findHome(asking);
  if (home === undefined) return nextStep(null);
  const steps = await readRecordSteps(asking);
  const next = nextStep(isBeginning(steps) ? steps : [await readHomeStep(home, asking)]);
  if (!next) ready.add(asking.payload);
  return next;
}
