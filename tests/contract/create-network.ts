import type { Payload } from 'payload';
import { createContent } from './create-content';
import { createListings } from './create-listings';
import { createOffices } from './create-offices';
import { createPeople } from './create-people';

/** A small network with an example of everything that the contract returns. */
export async function createNetwork(payload: Payload): Promise<void> {
  const offices = await createOffices(payload);
  const people = await createPeople(payload, offices);
  await createListings(payload, offices, people);
  await createContent(payload, offices, people);
}
