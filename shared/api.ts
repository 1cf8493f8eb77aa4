import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import { content } from './api/content.ts';
import { credits } from './api/credits.ts';
import type { Endpoint } from './api/endpoint.ts';
import { importing } from './api/import.ts';
import { improve } from './api/improve.ts';
import type { EnvironmentName } from './api/needs.ts';
import { payments } from './api/payments.ts';
import { pdf } from './api/pdf.ts';
import { profile } from './api/profile.ts';
import { resumes } from './api/resumes.ts';
import { visitors } from './api/visitors.ts';

/**
 * The table of endpoints: the one contract of browser client, handlers, local gateway and cloud
 * stack. A new endpoint is a row here and a handler file. The rows of one capability stand together
 * in `shared/api/<capability>.ts`.
 *
 * The web imports types of this file only, so that no schema reaches a page.
 */
export const API = { ...content, ...pdf, ...importing, ...improve, ...profile, ...resumes, ...credits, ...payments, ...visitors } as const satisfies Record<string, Endpoint>;

export type Api = typeof API;
export type EndpointName = keyof Api;

type Part<Name extends EndpointName, Key extends keyof Endpoint> = Api[Name] extends Record<Key, infer Value> ? Value : undefined;
type Input<Schema> = Schema extends GenericSchema ? InferInput<Schema> : undefined;
type Output<Schema> = Schema extends GenericSchema ? InferOutput<Schema> : undefined;

/** Body as the caller sends it. */
export type ApiRequest<Name extends EndpointName> = Input<Part<Name, 'body'>>;
/** Body as the handler gets it: defaults filled in. */
export type ApiBody<Name extends EndpointName> = Part<Name, 'bodyType'> extends 'raw' ? Uint8Array : Output<Part<Name, 'body'>>;
/** Path parameters as the handler gets them. */
export type ApiParams<Name extends EndpointName> = Output<Part<Name, 'params'>>;
/** Query as the handler gets it. */
export type ApiQuery<Name extends EndpointName> = Output<Part<Name, 'query'>>;
/** What a success answers: the value that is sent as JSON, or a file's content. */
export type ApiResponse<Name extends EndpointName> =
  Api[Name]['response'] extends GenericSchema ? InferOutput<Api[Name]['response']> : Uint8Array | string;
/** Environment variables of the endpoint's function, from what it needs. */
export type ApiEnvironment<Name extends EndpointName> = Readonly<Record<EnvironmentName<Api[Name]['needs']>, string>>;
/** `POST /api/generate-pdf`: method and path as one literal, which the client names and the compiler checks. */
export type ApiRoute<Name extends EndpointName> = `${Api[Name]['method']} ${Api[Name]['path']}`;

/** The rows as a list, for those who serve or describe them all. */
export function endpoints(): { readonly name: EndpointName; readonly endpoint: Endpoint }[] {
  return Object.entries(API).map(([name, endpoint]) => ({ name: name as EndpointName, endpoint }));
}
