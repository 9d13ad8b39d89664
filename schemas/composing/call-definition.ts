import type { z } from 'zod';
import type { Refusal, RefusalStatus } from './refusal';

/** An HTTP call of the composer, declared `as const satisfies CallDefinition`; client, server and test fake derive their types from it. `path` contains `:name` for each parameter; `responses` has a schema per status. */
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

/** The input of a call on the client. */
export type CallInput<Call extends CallDefinition> = ParamsOf<Call> & {
  [Part in 'query' | 'headers' | 'body' as Call[Part] extends z.ZodType
    ? Part
    : never]: Call[Part] extends z.ZodType ? z.input<Call[Part]> : never;
};

type Responses<Call extends CallDefinition> = Call['responses'];
/** The documented success statuses of a call. */
export type SuccessStatus<Call extends CallDefinition> = Exclude<
  Extract<keyof Responses<Call>, number>,
  RefusalStatus
>;

/** The documented error statuses of a call. */
export type RefusalStatusOf<Call extends CallDefinition> = Extract<keyof Responses<Call>, RefusalStatus>;

/** The response body of the server for a success status. */
export type ResponseBody<Call extends CallDefinition, Status extends number> = z.input<
  Responses<Call>[Status]
>;

/** A parsed success response on the client. */
export type CallSuccess<Call extends CallDefinition> = {
  [Status in SuccessStatus<Call>]: { ok: true; status: Status; body: z.output<Responses<Call>[Status]> };
}[SuccessStatus<Call>];

/** Any parsed response on the client. A proxy may respond with any status, so errors are not limited to the documented statuses. */
export type CallResponse<Call extends CallDefinition> =
  | CallSuccess<Call>
  | { ok: false; status: number; refusal: Refusal };

/** Any documented response before parsing. */
export type WireResponse<Call extends CallDefinition> = {
  [Status in Extract<keyof Responses<Call>, number>]: {
    status: Status;
    body: z.input<Responses<Call>[Status]>;
  };
}[Extract<keyof Responses<Call>, number>];
