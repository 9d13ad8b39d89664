import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { executeSql } from '../platform/database/request-transaction';
import type { AlertSubscription } from './alert-token';

/** The rows of a subscription. */
export const ofSubscription = ({ buyer, search }: AlertSubscription) =>
  sql`buyer_id = ${buyer} and search_id is not distinct from ${search}::int`;

/** Drops the mail that is due. */
export const dropAlert = (subscription: AlertSubscription, req: PayloadRequest): Promise<unknown> =>
  executeSql(req, sql`delete from due_alerts where ${ofSubscription(subscription)}`);
