import { APIError, addDataAndFileToRequest, type Endpoint } from 'payload';
import { z } from 'zod';
import { paletteSchema } from '@/schemas/palette';
import { isNetworkAdmin, staffMember } from '../access/staff-member';
import { beginNetwork } from './begin-network';
import { readNextStep } from './read-next-step';

const askedSchema = z.strictObject({
  name: z
    .string('Give the network a name')
    .trim()
    .min(1, 'Give the network a name')
    .max(60, 'Shorten the name to 60 characters'),
  palette: paletteSchema.default('forest'),
});
/** Of whatever the schema has no sentence of its own for. */
const anythingElse = 'Send a name and one of the palettes, and nothing else';

/** Makes the standard pages, sections and menus of a network that has no page yet: for its administrators. */
export const answerBeginning: Omit<Endpoint, 'root'> = {
  path: '/beginning',
  method: 'post',
  handler: async (req) => {
    if (!isNetworkAdmin(staffMember(req.user)))
      throw new APIError('A network administrator begins the network', 403, null, true);
    await addDataAndFileToRequest(req);
    const asked = askedSchema.safeParse(req.data, { error: () => anythingElse });
    if (!asked.success) throw new APIError(asked.error.issues[0]?.message ?? '', 400, null, true);
    if (!(await beginNetwork(asked.data, req)))
      throw new APIError(
        'The network has its pages, or somebody is making them just now: nothing was changed',
        409,
        null,
        true,
      );
    return Response.json({ message: 'The network has its pages' }, { status: 201 });
  },
};

/** What is to be done next until the network is one: for its administrators. */
export const answerNextStep: Omit<Endpoint, 'root'> = {
  path: '/beginning',
  method: 'get',
  handler: async (req) => {
    if (!isNetworkAdmin(staffMember(req.user)))
      throw new APIError('A network administrator begins the network', 403, null, true);
    return Response.json({ next: await readNextStep(req) });
  },
};
