import type { Payload } from 'payload';
import { makeContent } from './make-content';
import { makeListings } from './make-listings';
import { makeOffices } from './make-offices';
import { makePeople } from './make-people';

/** A small network, in which there is something of everything that the contract tells. */
export async function makeNetwork(payload: Payload): Promise<void> {
  const offices = await makeOffices(payload);
  const people = await makePeople(payload, offices);
  await makeListings(payload, offices, people);
  await makeContent(payload, offices, people);
}
