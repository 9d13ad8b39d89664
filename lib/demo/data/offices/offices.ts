import type { OfficeRecord } from '../../records';
import { accraOffices } from './accra';
import { coastOffices } from './coast';
import { kumasiOffices } from './kumasi';
import { northernOffices } from './north';
import { easternOffices } from './tema-and-east';

/** All fourteen offices; the last one has not opened yet. */
export const offices: readonly OfficeRecord[] = [
  ...accraOffices,
  ...easternOffices,
  ...kumasiOffices,
  ...coastOffices,
  ...northernOffices,
];
