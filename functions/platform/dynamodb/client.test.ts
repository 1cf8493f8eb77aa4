import { createServer } from 'node:net';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { listEndpoints } from '../../../shared/api/endpoints.ts';
import { connect, PATIENCE } from './client.ts';

afterEach(() => void vi.unstubAllEnvs());

describe('a database that does not answer', () => {
  it('is asked so often as the client has patience, and given up', async () => {
    const sockets: { destroy(): void }[] = [];
    const server = createServer((socket) => void sockets.push(socket));
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    vi.stubEnv('AWS_REGION', 'none');
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'none');
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'none');
    const { port } = server.address() as { port: number };
    vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', `http://127.0.0.1:${port}`);
    const client = connect({ ...PATIENCE, requestHandler: { ...PATIENCE.requestHandler, requestTimeout: 20 } });
    await expect(client.send(new GetCommand({ TableName: 'a', Key: { id: 'a' } }))).rejects.toMatchObject({
      name: 'TimeoutError',
    });
    // The last of them may be accepted only after it was given up.
    await vi.waitFor(() => expect(sockets).toHaveLength(PATIENCE.maxAttempts));
    client.destroy();
    for (const socket of sockets) socket.destroy();
    server.close();
  });

  it('is given up before calls end that take ten seconds, as saving does', () => {
    const longest = PATIENCE.maxAttempts * PATIENCE.requestHandler.requestTimeout;
    const seconds = listEndpoints()
      .filter(({ endpoint }) => endpoint.capability === 'resumes')
      .map(({ endpoint }) => endpoint.limits.seconds);
    expect(longest / 1_000).toBeLessThan(Math.min(...seconds) - 1);
  });
});
