import { buildListings } from '../data/listings/listings';
import { createReferrer } from './create-referrer';
import { createTargets } from './link-targets';
import type { SeedRun } from './seed-run';
import { writeAmerican } from './write-american';
import { writePosts, writeReviews, writeSaleStories } from './write-editorial';
import { writeLeads } from './write-leads';
import { writeListings } from './write-listings';
import { writeMenus } from './write-menus';
import { writeMultiples } from './write-multiples';
import { writeOffices, writeRegions } from './write-offices';
import {
  writePageBlocks,
  writePages,
  writeRedirects,
  writeSections,
  writeTemplateStarts,
  writeTemplates,
} from './write-pages';
import { writePeople } from './write-people';
import { writePictures } from './write-pictures';
import { writeStaff } from './write-staff';
import { writePlaces, writeSynonyms } from './write-vocabulary';

/**
 * Writes the complete network, each collection after those it refers to; returns the number of documents by
 * collection.
 */
export async function writeNetwork(run: SeedRun): Promise<Record<string, number>> {
  const regions = await writeRegions(run);
  const pictures = await writePictures(run);
  const offices = await writeOffices(run, regions, pictures);
  const people = await writePeople(run, offices, pictures);
  const ids = { regions, pictures, offices, people };
  const posts = await writePosts(run, ids);
  const listings = buildListings();
  const stories = await writeSaleStories(run, ids, listings);
  const templates = await writeTemplates(run, offices);
  const pages = await writePages(run, offices, people);
  await writeTemplateStarts(run, templates, pages);
  const target = createTargets({ pages, offices, people, posts });
  const refer = createReferrer({ pictures, offices, people }, target);
  await writePageBlocks(run, pages, refer);
  const written = {
    regions,
    pictures,
    offices,
    people,
    listings: await writeListings(run, ids, listings),
    multiples: await writeMultiples(run),
    synonyms: await writeSynonyms(run),
    places: await writePlaces(run, regions),
    posts,
    stories,
    reviews: await writeReviews(run, { ...ids, stories }),
    sections: await writeSections(run, offices, refer),
    menus: await writeMenus(run, offices, target),
    templates,
    pages,
    redirects: await writeRedirects(run),
    // After the sections: the contact section states when leads are answered.
    leads: await writeLeads(run),
    accounts: await writeStaff(run, offices),
  };
  const counts = Object.entries(written).map(([name, { size }]): [string, number] => [name, size]);
  return Object.fromEntries([
    ...counts,
    ['American versions', await writeAmerican(run, { pages, posts, refer })],
  ]);
}
