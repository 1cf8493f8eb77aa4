import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/** An address as the SDK wants it. */
interface SdkAddress {
  readonly protocol: string;
  readonly hostname: string;
  readonly port: number;
  readonly path: string;
}

/** What the SDK's clients have in common: the one method through which each call goes. */
export interface SdkClient {
  readonly config: {
    /** `DynamoDB`, `Bedrock Runtime`. */
    readonly serviceId: string;
    isCustomEndpoint?: boolean;
    endpoint?: () => Promise<SdkAddress>;
  };
  send(this: SdkClient, command: { readonly input: object }, ...rest: unknown[]): unknown;
}

/** The prototype of every client of the AWS SDK. Throws where they have none in common any more. */
export function sdkClients(): SdkClient {
  const clients = Object.getPrototypeOf(DynamoDBClient.prototype) as SdkClient;
  if (!(DynamoDBDocumentClient.prototype instanceof (clients.constructor as typeof Object)))
    throw new Error('The clients of the AWS SDK have no class in common any more');
  return clients;
}

let isFollowed = false;

/**
 * From now on, in this process: a client that has its service's address from the environment reads it with each call.
 * The SDK reads it with the first and keeps it, so that handlers, whose clients live as long as their process, would
 * ask the emulators of a test file that is over. Without an address a call is refused, and never leaves this machine.
 */
export function followEmulators(): void {
  if (isFollowed) return;
  isFollowed = true;
  const clients = sdkClients();
  // oxlint-disable-next-line unbound-method -- called with the client it is asked of
  const send = clients.send;
  const seen = new WeakSet();
  clients.send = function (command, ...rest) {
    const { config } = this;
    if (!seen.has(config)) {
      seen.add(config);
      // Where the client was made with an address, that one is meant.
      if (!config.isCustomEndpoint)
        Object.assign(config, { isCustomEndpoint: true, endpoint: async () => emulatorOf(config.serviceId) });
    }
    return send.call(this, command, ...rest);
  };
}

/** Where the environment says that the service is. Throws where it says nothing. */
function emulatorOf(serviceId: string): SdkAddress {
  const variable = `AWS_ENDPOINT_URL_${serviceId.replaceAll(' ', '_').toUpperCase()}`;
  const address = process.env[variable];
  if (!address) throw new Error(`${variable} is not set: a test may not call the real service`);
  const { protocol, hostname, port, pathname } = new URL(address);
  return { protocol, hostname, port: Number(port), path: pathname };
}
