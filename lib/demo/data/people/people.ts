import type { PersonRecord } from '../../records';
import { accraAgents } from './accra-agents';
import { accraTemaAgents } from './accra-tema-agents';
import { colleagues } from './colleagues';
import { kumasiAgents } from './kumasi-agents';
import { leadership } from './leadership';
import { northernAgents } from './northern-agents';
import { southernAgents } from './southern-agents';

/** Everyone the site shows: leadership, brokers with a page of their own, and their colleagues. */
export const people: readonly PersonRecord[] = [
  ...leadership,
  ...accraAgents,
  ...accraTemaAgents,
  ...kumasiAgents,
  ...southernAgents,
  ...northernAgents,
  ...colleagues,
];
