import type { z } from 'zod';
import type { Refusal, RefusalStatus } from './refusal';

/** One HTTP call of the composer, written `as const satisfies CallDefinition`: client, server and fake derive their types from it. `path` has a `:name` for each parameter; `responses` has a schema for each status. */
export type CallDefinition = {
  method: 'GET' | 'POST' | 'PATCH';
  path: `/${string}`;
  query?: z.ZodType;
  headers?: z.ZodType;
  body?: z.ZodType;
  responses: Readonly<Record<number, z.ZodType>>;
};

type PathParam<Path extends string> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | PathParam<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Name
    : never;

type ParamsOf<Call extends CallDefinition> = [PathParam<Call['path']>] extends [never]
  ? unknown
  : { params: Readonly<Record<PathParam<Call['path']>, string | number>> };

/** What a client passes to a call. */
export type CallInput<Call extends CallDefinition> = ParamsOf<Call> & {
  [Part in 'query' | 'headers' | 'body' as Call[Part] extends z.ZodType
    ? Part
    : never]: Call[Part] extends z.ZodType ? z.input<Call[Part]> : never;
};

type Responses<Call extends CallDefinition> = Call['responses'];
/** The statuses of success that a call documents. */
export type SuccessStatus<Call extends CallDefinition> = Exclude<
  Extract<keyof Responses<Call>, number>,
  RefusalStatus
>;

/** The statuses of refusal that a call documents. */
export type RefusalStatusOf<Call extends CallDefinition> = Extract<keyof Responses<Call>, RefusalStatus>;

/** What a server may send for a status of success. */
export type ResponseBody<Call extends CallDefinition, Status extends number> = z.input<
  Responses<Call>[Status]
>;

/** A response of success as the client reads it. */
export type CallSuccess<Call extends CallDefinition> = {
  [Status in SuccessStatus<Call>]: { ok: true; status: Status; body: z.output<Responses<Call>[Status]> };
}[SuccessStatus<Call>];

/** Any response as the client reads it. A proxy may refuse with any status, so a refusal is not limited to the documented ones. */
export type CallAnswer<Call extends CallDefinition> =
  | CallSuccess<Call>
  | { ok: false; status: number; refusal: Refusal };

/** Any documented response as it is on the wire. */
export type WireAnswer<Call extends CallDefinition> = {
  [Status in Extract<keyof Responses<Call>, number>]: {
    status: Status;
    body: z.input<Responses<Call>[Status]>;
  };
}[Extract<keyof Responses<Call>, number>];
