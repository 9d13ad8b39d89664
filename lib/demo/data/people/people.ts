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

/** Everyone the site shows: leadership, brokers with a page of their own, and their colleagues. */
export const people: readonly PersonRecord[] = [
  ...readYaml('people/leadership.yaml', z.array(leaderSchema)),
  ...agentFiles.flatMap((file) => readYaml(`people/${file}.yaml`, z.array(agentSchema))),
  ...readYaml('people/colleagues.yaml', z.array(personRecordSchema)),
];
