import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import { analyticsEndpoints } from './analytics.ts';
import { contactEndpoints } from './contact.ts';
import { copiesEndpoints } from './copies.ts';
import { creditsEndpoints } from './credits.ts';
import { handlerModule, type Endpoint } from './endpoint.ts';
import { importEndpoints } from './import.ts';
import { improveEndpoints } from './improve.ts';
import { linksEndpoints } from './links.ts';
import type { EnvironmentName } from './needs.ts';
import { pairsEndpoints } from './pairs.ts';
import { paymentsEndpoints } from './payments.ts';
import { pdfEndpoints } from './pdf.ts';
import { placeholderEndpoints } from './placeholder.ts';
import { accountEndpoints } from './account.ts';
import { resumesEndpoints } from './resumes.ts';
import { templatesEndpoints } from './templates.ts';
import { twinEndpoints } from './twin.ts';

/**
 * The table of endpoints (API-01): the one contract of browser client, handlers, local gateway and cloud stack. A new
 * endpoint is a row of its capability's file, `shared/api/<capability>.ts`, and a handler file. This file puts the
 * capabilities' rows together.
 *
 * The web imports types of this file only, so that no schema reaches a page.
 */
export const ENDPOINTS = {
  ...templatesEndpoints,
  ...placeholderEndpoints,
  ...pdfEndpoints,
  ...importEndpoints,
  ...improveEndpoints,
  ...accountEndpoints,
  ...resumesEndpoints,
  ...copiesEndpoints,
  ...pairsEndpoints,
  ...twinEndpoints,
  ...linksEndpoints,
  ...creditsEndpoints,
  ...paymentsEndpoints,
  ...contactEndpoints,
  ...analyticsEndpoints,
} as const satisfies Record<string, Endpoint>;

export type Endpoints = typeof ENDPOINTS;
export type EndpointName = keyof Endpoints;

type EndpointField<Name extends EndpointName, Key extends keyof Endpoint> =
  Endpoints[Name] extends Record<Key, infer Value> ? Value : undefined;
type SchemaInput<Schema> = Schema extends GenericSchema ? InferInput<Schema> : undefined;
type SchemaOutput<Schema> = Schema extends GenericSchema ? InferOutput<Schema> : undefined;

/** Body as the caller sends it. */
export type ApiRequest<Name extends EndpointName> = SchemaInput<EndpointField<Name, 'body'>>;
/** Body as the handler gets it: defaults filled in. */
export type ApiBody<Name extends EndpointName> =
  EndpointField<Name, 'bodyType'> extends 'raw' ? Uint8Array : SchemaOutput<EndpointField<Name, 'body'>>;
/** Path parameters as the handler gets them. */
export type ApiParams<Name extends EndpointName> = SchemaOutput<EndpointField<Name, 'params'>>;
/** Query as the handler gets it. */
export type ApiQuery<Name extends EndpointName> = SchemaOutput<EndpointField<Name, 'query'>>;
/** The answer on success: the value that is sent as JSON, or a file's content. */
export type ApiResponse<Name extends EndpointName> = Endpoints[Name]['response'] extends GenericSchema
  ? InferOutput<Endpoints[Name]['response']>
  : Uint8Array | string;
/** Environment variables of the endpoint's function, from what it needs. */
export type ApiEnvironment<Name extends EndpointName> = Readonly<
  Record<EnvironmentName<Endpoints[Name]['needs']>, string>
>;
/** `POST /api/generate-pdf`: method and path as one literal, which the client names and the compiler checks. */
export type ApiRoute<Name extends EndpointName> = `${Endpoints[Name]['method']} ${Endpoints[Name]['path']}`;

/** A row with its name and the module of its Lambda handler ({@link handlerModule}). */
export interface EndpointRow {
  readonly name: EndpointName;
  readonly endpoint: Endpoint;
  readonly handler: string;
}

/** The rows as a list, for those who serve or describe them all. */
export function listEndpoints(): EndpointRow[] {
  return Object.entries(ENDPOINTS).map(([name, endpoint]) => ({
    name: name as EndpointName,
    endpoint,
    handler: handlerModule(name, endpoint),
  }));
}
