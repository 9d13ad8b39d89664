import { z } from 'zod';
import { readYaml } from '../read-data';
import { type OfficeRecord, officeRecordSchema } from './office-record';

const areas = ['accra', 'tema-and-east', 'kumasi', 'coast', 'north'] as const;

/** All fourteen offices; the last one is not open yet. */
export const offices: readonly OfficeRecord[] = areas.flatMap((area) =>
  readYaml(`offices/${area}.yaml`, z.array(officeRecordSchema)),
);
