import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { closeAfterFile } from './closers.ts';

/** The types of records that it has, by their numbers (RFC 1035 §3.2.2, RFC 3596). */
const TYPES = { A: 1, CNAME: 5, TXT: 16, AAAA: 28 } as const;
type RecordType = keyof typeof TYPES;

const HEADER_BYTES = 12;
/** An answer, with recursion; its lowest bits are the result (RFC 1035 §4.1.1). */
const ANSWER_FLAGS = 0x8180;
const NO_SUCH_NAME = 3;
const SERVER_FAILURE = 2;
/** The name of the question, by its place in the message (RFC 1035 §4.1.4). */
const NAME_OF_QUESTION = 0xc000 | HEADER_BYTES;

export type DnsServer = {
  /** For OWN_DOMAIN_NAMESERVERS. */
  address: string;
  /** Sets the records of a name and a type; none removes them. */
  set(name: string, type: RecordType, ...values: string[]): void;
  /** Has it answer every question with a failure, or no longer. */
  fail(isFailing: boolean): void;
};

/** A nameserver on this machine, until the test file ends: it speaks DNS over UDP, as far as a resolver's questions need. */
export async function startDnsServer(): Promise<DnsServer> {
  const records = new Map<string, string[]>();
  let isFailing = false;
  const socket = createSocket('udp4');
  socket.on('message', (message, { address, port }) => {
    const { name, type, end } = readQuestion(message);
    const answer = (flags: number, values: readonly Buffer[] = []) => {
      const header = Buffer.alloc(HEADER_BYTES);
      header.writeUInt16BE(message.readUInt16BE(0), 0);
      header.writeUInt16BE(ANSWER_FLAGS | flags, 2);
      header.writeUInt16BE(1, 4);
      header.writeUInt16BE(values.length, 6);
      socket.send(Buffer.concat([header, message.subarray(HEADER_BYTES, end), ...values]), port, address);
    };
    if (isFailing) return answer(SERVER_FAILURE);
    const recordType = (Object.keys(TYPES) as RecordType[]).find((candidate) => TYPES[candidate] === type);
    const values = records.get(`${recordType} ${name}`) ?? [];
    const hasName = [...records.keys()].some((key) => key.endsWith(` ${name}`));
    if (!hasName) return answer(NO_SUCH_NAME);
    return answer(0, recordType ? values.map((value) => encodeRecord(recordType, value)) : []);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  closeAfterFile(async () => {
    socket.close();
    await once(socket, 'close');
  });
  return {
    address: `127.0.0.1:${socket.address().port}`,
    set(name, type, ...values) {
      if (values.length > 0) records.set(`${type} ${name}`, values);
      else records.delete(`${type} ${name}`);
    },
    fail(mode) {
      isFailing = mode;
    },
  };
}

function readQuestion(message: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = [];
  let offset = HEADER_BYTES;
  for (let length = message.readUInt8(offset); length > 0; length = message.readUInt8(offset)) {
    labels.push(message.toString('latin1', offset + 1, offset + 1 + length));
    offset += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), type: message.readUInt16BE(offset + 1), end: offset + 5 };
}

function encodeRecord(type: RecordType, value: string): Buffer {
  const data = encodeData(type, value);
  const head = Buffer.alloc(12);
  head.writeUInt16BE(NAME_OF_QUESTION, 0);
  head.writeUInt16BE(TYPES[type], 2);
  // Of the internet, for a minute.
  head.writeUInt16BE(1, 4);
  head.writeUInt32BE(60, 6);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}

function encodeData(type: RecordType, value: string): Buffer {
  if (type === 'A') return Buffer.from(value.split('.').map(Number));
  if (type === 'AAAA') {
    const [before = '', after = ''] = value.split('::');
    const groupsOf = (part: string) => (part === '' ? [] : part.split(':'));
    const [first, last] = [groupsOf(before), groupsOf(after)];
    const zeros = Array.from({ length: 8 - first.length - last.length }, () => '0');
    return Buffer.from([...first, ...zeros, ...last].map((group) => group.padStart(4, '0')).join(''), 'hex');
  }
  const pieces = type === 'TXT' ? (value.match(/.{1,255}/gs) ?? ['']) : value.split('.');
  const encodedPieces = pieces.map((piece) => Buffer.from([piece.length, ...Buffer.from(piece)]));
  return Buffer.concat(type === 'TXT' ? encodedPieces : [...encodedPieces, Buffer.from([0])]);
}
