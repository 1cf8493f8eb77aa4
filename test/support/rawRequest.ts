import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

/** Sends bytes unchanged, which an HTTP client would normalize, and returns the whole answer. */
export async function sendRawRequest(
  url: string,
  head: string,
  body: Uint8Array | string = '',
): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(`${head.replaceAll('\n', '\r\n')}\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
  socket.write(body);
  const answer = await text(socket);
  return { status: Number(answer.split(' ')[1]), text: answer };
}
