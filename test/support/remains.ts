import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import { BUCKETS, TABLE_VARIABLES } from '../../shared/api/needs.ts';

/** Texts that identify somebody's data: ids, addresses, names, words that only they have written. */
export interface Traces {
  readonly id: string;
  readonly words: readonly string[];
}

export interface Remain {
  /** Table or bucket. */
  readonly place: string;
  /** The row as JSON, or the key of the file. */
  readonly what: string;
}

/** Rows of the credit log that stay, as the law on bookkeeping requires; the id in them is not a name. */
const OF_PAYMENTS = /^(?:ORDER|PAYMENT|SUBSCRIPTION|EVENT|TXN)#/;
const LISTS_OF_PAYMENTS = /^(?:ORDERS|PAYMENTS|SUBSCRIPTIONS)#/;

interface LogRow {
  readonly userId?: string;
  readonly entry?: string;
  readonly source?: string;
}

const isPayment = (place: string, { userId = '', entry = '', source }: LogRow) =>
  place === 'creditLogs' && source !== 'welcome' && (OF_PAYMENTS.test(entry) || LISTS_OF_PAYMENTS.test(userId));

/**
 * Searches every table and bucket of the product in this process for data of these people, except records of payments
 * without a name.
 */
export class Remains {
  readonly #database = DynamoDBDocumentClient.from(new DynamoDBClient());
  readonly #files = new S3Client();

  async of(people: readonly Traces[]): Promise<Remain[]> {
    return [...(await this.#rows(people)), ...(await this.#objects(people))];
  }

  async #rows(people: readonly Traces[]): Promise<Remain[]> {
    const found: Remain[] = [];
    for (const [place, variable] of Object.entries(TABLE_VARIABLES)) {
      for await (const { Items = [] } of paginateScan(
        { client: this.#database },
        { TableName: process.env[variable], ConsistentRead: true },
      )) {
        for (const row of Items) {
          const what = JSON.stringify(row);
          const isLeft = people.some(
            ({ id, words }) =>
              words.some((word) => what.includes(word)) || (what.includes(id) && !isPayment(place, row)),
          );
          if (isLeft) found.push({ place, what: what.slice(0, 300) });
        }
      }
    }
    return found;
  }

  async #objects(people: readonly Traces[]): Promise<Remain[]> {
    const found: Remain[] = [];
    for (const [place, variable] of Object.entries(BUCKETS)) {
      let from: string | undefined;
      do {
        const page = await this.#files.send(
          new ListObjectsV2Command({ Bucket: process.env[variable], ContinuationToken: from }),
        );
        found.push(
          ...(page.Contents ?? [])
            .filter(({ Key = '' }) => people.some(({ id }) => Key.includes(id)))
            .map(({ Key = '' }) => ({ place, what: Key })),
        );
        from = page.NextContinuationToken;
      } while (from !== undefined);
    }
    return found;
  }

  close(): void {
    this.#database.destroy();
    this.#files.destroy();
  }
}
