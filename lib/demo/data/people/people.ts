import { z } from 'zod';
import { readYaml } from '../read-data';
import { agentSchema, leaderSchema, type PersonRecord, personRecordSchema } from './person-record';

const agentFiles = [
  'accra-agents',
  'accra-tema-agents',
  'kumasi-agents',
  'southern-agents',
  'northern-agents',
] as const;

/** All people on the site: leadership, brokers with their own page, and other staff. */
export const people: readonly PersonRecord[] = [
  ...readYaml('people/leadership.yaml', z.array(leaderSchema)),
  ...agentFiles.flatMap((file) => readYaml(`people/${file}.yaml`, z.array(agentSchema))),
  ...readYaml('people/colleagues.yaml', z.array(personRecordSchema)),
];
