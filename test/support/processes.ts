import { readFileSync, readdirSync, readlinkSync } from 'node:fs';

interface ProcessStat {
  readonly state: string;
  readonly parent: number;
  /** Seconds of a processor, with those of its children that have ended. */
  readonly seconds: number;
}

const TICKS_A_SECOND = 100;

/** Fields of `/proc/<pid>/stat` after the name, which may contain anything; undefined if the process is gone. */
function statOf(pid: number): ProcessStat | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const [state = '', ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = fields.slice(10, 14).reduce((sum, field) => sum + Number(field), 0);
    return { state, parent: Number(fields[0]), seconds: ticks / TICKS_A_SECOND };
  } catch {
    return undefined;
  }
}

/** Whether a process runs. A zombie (ended, not waited for yet) does not. */
export function isAlive(pid: number): boolean {
  const stat = statOf(pid);
  return stat !== undefined && stat.state !== 'Z';
}

/** All running descendants of a process, without the process itself. */
export function descendantsOf(pid: number): number[] {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), statOf(Number(name))]),
  );
  const found: number[] = [];
  for (let at = [pid]; at.length > 0;) {
    at = [...parents]
      .filter(([, stat]) => stat !== undefined && stat.state !== 'Z' && at.includes(stat.parent))
      .map(([child]) => child);
    found.push(...at);
  }
  return found;
}

/** Seconds of a processor that a process and all below it have taken, those included that have ended. */
export const processorSeconds = (pid: number): number =>
  [pid, ...descendantsOf(pid)].reduce((sum, id) => sum + (statOf(id)?.seconds ?? 0), 0);

/** Command line of a process, in one line. */
export function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'latin1').replaceAll('\0', ' ').trim();
  } catch {
    return '';
  }
}

/** A listening socket. */
export interface Listener {
  readonly protocol: 'tcp' | 'tcp6' | 'udp' | 'udp6';
  /** As `127.0.0.1`; an IPv6 address as its 32 hexadecimal digits. */
  readonly address: string;
  readonly port: number;
  readonly pid: number;
}

/** Listening sockets of these processes, TCP and UDP. A UDP client socket has a peer, and is left out. */
export function listenersOf(pids: readonly number[]): Listener[] {
  const owners = new Map(pids.flatMap((pid) => socketsOf(pid).map((inode) => [inode, pid] as const)));
  return (['tcp', 'tcp6', 'udp', 'udp6'] as const).flatMap((protocol) =>
    readFileSync(`/proc/net/${protocol}`, 'latin1')
      .split('\n')
      .slice(1)
      .flatMap((line) => {
        const [, local = '', peer = '', state = '', , , , , , inode = ''] = line.trim().split(/\s+/);
        const pid = owners.get(inode);
        const listens = protocol.startsWith('tcp') ? state === '0A' : /^0+:0000$/.test(peer);
        const [host = '', port = ''] = local.split(':');
        return pid !== undefined && listens
          ? [{ protocol, address: addressOf(host), port: Number.parseInt(port, 16), pid }]
          : [];
      }),
  );
}

function socketsOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/fd`).flatMap((name) => {
      try {
        return /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/${pid}/fd/${name}`))?.[1] ?? [];
      } catch {
        return [];
      }
    });
  } catch {
    return [];
  }
}

/** Four bytes in little-endian order. */
const addressOf = (hex: string) =>
  hex.length === 8
    ? (hex.match(/../g) ?? [])
        .toReversed()
        .map((byte) => Number.parseInt(byte, 16))
        .join('.')
    : hex;
