import { pipeline, type Readable, Transform } from 'node:stream';
import { AnswerTooLong, type OutboundLimits } from './outbound-fetch.ts';

/**
 * The body of an answer, which fails with `AnswerTooLong` once it is too long or too slow: a server that sends a byte
 * now and then would otherwise keep its connection, and its reader, without end.
 */
export function boundedBody(body: Readable, { max_bytes, max_ms }: OutboundLimits): Readable {
  let bytes = 0;
  const bounded = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > max_bytes) done(new AnswerTooLong());
      else done(null, chunk);
    },
  });
  const timer = setTimeout(() => bounded.destroy(new AnswerTooLong()), max_ms);
  // Whichever of the two ends early, the other does too; the reader gets the error.
  return pipeline(body, bounded, () => clearTimeout(timer));
}
