import { createServer } from 'node:http';
import { json, text } from 'node:stream/consumers';
import { listen } from '../../local/listen.ts';

/** Units of the database, as the bill counts them. */
export interface DatabaseUnits {
  reads: number;
  writes: number;
  requests: number;
}

interface CapacityUsage {
  readonly CapacityUnits?: number;
}

/** Characters that went to a model and came back, by what a token holds of them: few of Hebrew, more of Latin. */
export interface CharacterCounts {
  latin: number;
  other: number;
}

export interface ModelTraffic {
  readonly sent: CharacterCounts;
  readonly received: CharacterCounts;
}

const noTraffic = (): ModelTraffic => ({ sent: { latin: 0, other: 0 }, received: { latin: 0, other: 0 } });

/** A proxy before the emulator for Bedrock that counts the characters of requests and answers. */
export async function startModelMeter(
  model: string,
): Promise<{ readonly url: string; take(): ModelTraffic; close(): Promise<void> }> {
  let spoken = noTraffic();
  const server = createServer((incoming, response) => {
    void (async () => {
      const requestBody = await text(incoming);
      const answer = await fetch(model + (incoming.url ?? ''), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: requestBody,
      });
      const body = await answer.text();
      const { messages, system, toolConfig } = JSON.parse(requestBody) as Record<string, unknown>;
      const { output } = JSON.parse(body) as Record<string, unknown>;
      countCharacters(spoken.sent, JSON.stringify([messages, system, toolConfig]));
      countCharacters(spoken.received, JSON.stringify(output ?? ''));
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(body);
    })().catch(() => response.destroy());
  });
  const { url, close } = await listen(server);
  return {
    url,
    close,
    take() {
      const taken = spoken;
      spoken = noTraffic();
      return taken;
    },
  };
}

function countCharacters(characters: CharacterCounts, said: string): void {
  for (const character of said) {
    if (character.charCodeAt(0) < 0x250) characters.latin += 1;
    else characters.other += 1;
  }
}

/** A proxy before the local database that adds up the capacity units that each request reports. */
export async function startDatabaseMeter(
  database: string,
): Promise<{ readonly url: string; take(): DatabaseUnits; close(): Promise<void> }> {
  let units: DatabaseUnits = { reads: 0, writes: 0, requests: 0 };
  const server = createServer((incoming, response) => {
    void (async () => {
      const operation = String(incoming.headers['x-amz-target']).split('.')[1] ?? '';
      const requestBody = JSON.stringify({ ...((await json(incoming)) as object), ReturnConsumedCapacity: 'TOTAL' });
      const answer = await fetch(database, {
        method: 'POST',
        headers: {
          'x-amz-target': `DynamoDB_20120810.${operation}`,
          'content-type': 'application/x-amz-json-1.0',
          authorization: incoming.headers.authorization ?? '',
          'x-amz-date': String(incoming.headers['x-amz-date']),
        },
        body: requestBody,
      });
      const body = await answer.text();
      const { ConsumedCapacity = [] } = JSON.parse(body || '{}') as {
        ConsumedCapacity?: CapacityUsage | CapacityUsage[];
      };
      const used = [ConsumedCapacity].flat().reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0);
      if (/^(Get|BatchGet|Query|TransactGet)/.test(operation)) units.reads += used;
      else units.writes += used;
      units.requests += 1;
      response.writeHead(answer.status, { 'content-type': 'application/x-amz-json-1.0' });
      response.end(body);
    })().catch(() => response.destroy());
  });
  const { url, close } = await listen(server);
  return {
    url,
    close,
    take() {
      const taken = units;
      units = { reads: 0, writes: 0, requests: 0 };
      return taken;
    },
  };
}
