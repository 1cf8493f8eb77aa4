import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import type { Endpoint } from '../../shared/api/endpoint.ts';
import type { EndpointName } from '../../shared/api/endpoints.ts';
import type { Schedule, ScheduleName } from '../../functions/platform/tasks/schedules.ts';
import type { EndpointFunction } from './endpointFunction.ts';
import type { FileReaderFunction } from './fileReader.ts';
import type { ScheduledFunction } from './scheduledFunction.ts';

/** A deployed function, with its row in the table of endpoints. */
export interface DeployedEndpoint {
  readonly name: EndpointName;
  readonly endpoint: Endpoint;
  readonly parts: EndpointFunction;
}

/** A function that runs by the clock. */
export interface DeployedSchedule {
  readonly name: ScheduleName;
  readonly schedule: Schedule;
  readonly parts: ScheduledFunction;
}

/** The parts of an environment that dashboards show: its endpoints and its site. */
export interface DeployedSite {
  readonly api: HttpApi;
  readonly site: { readonly url: string };
  readonly functions: readonly DeployedEndpoint[];
  /** The function that reads strangers' files for them. */
  readonly fileReader: FileReaderFunction;
}
