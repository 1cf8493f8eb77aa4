import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Units of the database, as the bill counts them. */
export interface Units {
  reads: number;
  writes: number;
  requests: number;
}

interface Capacity {
  readonly CapacityUnits?: number;
}

/** Stands before the local database and adds up what each request would cost: every one is asked for its units. */
export async function startMeter(database: string): Promise<{ readonly url: string; take(): Units; close(): void }> {
  let units: Units = { reads: 0, writes: 0, requests: 0 };
  const server = createServer((request, response) => {
    void buffer(request).then((bytes) => {
      const operation = String(request.headers['x-amz-target']).split('.')[1] ?? '';
      const asked = JSON.stringify({ ...(JSON.parse(bytes.toString()) as object), ReturnConsumedCapacity: 'TOTAL' });
      const { 'content-length': _length, ...headers } = request.headers;
      const onward = forward(database, { method: 'POST', headers: { ...headers, 'content-length': Buffer.byteLength(asked) } }, (answer) => {
        void buffer(answer).then((body) => {
          const { ConsumedCapacity = [] } = JSON.parse(body.toString() || '{}') as { ConsumedCapacity?: Capacity | Capacity[] };
          const used = [ConsumedCapacity].flat().reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0);
          if (/^(Get|BatchGet|Query|TransactGet)/.test(operation)) units.reads += used;
          else units.writes += used;
          units.requests += 1;
          response.writeHead(answer.statusCode ?? 500, answer.headers);
          response.end(body);
        });
      });
      onward.end(asked);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    take() {
      const taken = units;
      units = { reads: 0, writes: 0, requests: 0 };
      return taken;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
