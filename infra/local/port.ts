import { createServer, type Server } from 'node:net';
import { SetupError, systemErrorCode } from '../setupError.ts';
import { describeEnding, findPortHolder } from './processHolders.ts';

/** Opens the port and closes it again, so that a taken port is reported before a long build. Throws a SetupError. */
export async function checkPort(port: number, host: string): Promise<void> {
  const server = createServer();
  await listenAt(server, port, host);
  await new Promise<void>((resolve) => void server.close(() => resolve()));
}

/** Throws a SetupError that says by whom the port is in use, or that it is not allowed. */
export function listenAt(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(toPortError(error, port)));
    server.listen(port, host, resolve);
  });
}

function toPortError(error: Error, port: number): Error {
  const code = systemErrorCode(error);
  const other = `choose another one, for example PORT=${port === 3000 ? 3001 : 3000} npm start.`;
  if (code === 'EADDRINUSE') {
    const holder = findPortHolder(port);
    return new SetupError(`Port ${port} is already in use${describeEnding(holder)}, or ${other}`);
  }
  if (code === 'EACCES') return new SetupError(`Port ${port} is not allowed for this user: ${other}`);
  return error;
}
