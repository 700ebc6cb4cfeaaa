/**
 * A copy of bytes that keeps no other memory alive. A small Buffer is often a view of Node's pool of 64 KB, or of a whole
 * answer of the database, and a cache of such views outgrows its bound many times.
 */
export function ownMemory(bytes: Uint8Array): Buffer<ArrayBuffer> {
  const copy = new Uint8Array(bytes);
  return Buffer.from(copy.buffer);
}
