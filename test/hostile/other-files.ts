import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { type HostileFile, hostile } from './hostile-file.ts';
import { randomBytes } from './random-bytes.ts';
import { onePage } from './write-pdf.ts';

const SVG = (address: string) =>
  `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>
  <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="400" height="400">
  <image xlink:href="${address}/svg.png"/><text y="40">&x; Soup 9.50</text></svg>`;

/** Files that are not menus, with the names of menus. */
export async function filesOfOtherKinds(picture: Buffer, address: string): Promise<HostileFile[]> {
  const as = async (name: string, format: 'gif' | 'webp' | 'tiff' | 'avif') =>
    hostile(name, await sharp(picture).toFormat(format).toBuffer(), 'file_damaged');
  return [
    ...(await Promise.all([
      as('gif.png', 'gif'),
      as('webp.jpg', 'webp'),
      as('tiff.jpg', 'tiff'),
      as('avif.png', 'avif'),
    ])),
    hostile('drawing.png', SVG(address), 'file_damaged'),
    hostile('drawing-compressed.png', gzipSync(SVG(address)), 'file_damaged'),
    hostile('page-of-the-web.pdf', '<!doctype html><title>Menu</title><p>Soup 9.50</p>', 'file_damaged'),
    hostile('archive.pdf', Buffer.concat([Buffer.from('504b0304', 'hex'), randomBytes(5_000)]), 'file_damaged'),
    hostile('program.pdf', Buffer.concat([Buffer.from('7f454c46', 'hex'), randomBytes(5_000)]), 'file_damaged'),
    hostile('script.pdf', '#!/bin/sh\nrm -rf /tmp/nothing-here\n', 'file_damaged'),
    hostile('words.png', 'Soup 9.50\n'.repeat(1_000), 'file_damaged'),
    hostile('random.jpg', randomBytes(50_000), 'file_damaged'),
    hostile('zeros.pdf', Buffer.alloc(100_000), 'file_damaged'),
    hostile('empty.pdf', '', 'file_damaged'),
    hostile('one-byte.png', '\x89', 'file_damaged'),
  ];
}

/** Files of two types at once: their first bytes decide, and reading them is safe. */
export async function polyglots(picture: Buffer, address: string): Promise<HostileFile[]> {
  const pdf = onePage();
  const png = await sharp(picture).png().toBuffer();
  const jpeg = await sharp(picture).jpeg().toBuffer();
  const comment = Buffer.alloc(4 + pdf.length);
  comment.writeUInt16BE(0xfffe, 0);
  comment.writeUInt16BE(pdf.length + 2, 2);
  pdf.copy(comment, 4);
  const zip = Buffer.concat([Buffer.from('504b0506', 'hex'), Buffer.alloc(18)]);
  return [
    hostile('png-then-pdf', Buffer.concat([png, pdf]), 'draft', 'file_truncated'),
    hostile('jpeg-then-pdf', Buffer.concat([jpeg, pdf]), 'draft', 'file_truncated'),
    hostile('jpeg-around-pdf', Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]), 'draft'),
    hostile('jpeg-then-archive', Buffer.concat([jpeg, zip]), 'draft'),
    hostile('png-then-archive', Buffer.concat([png, zip]), 'draft'),
    hostile('pdf-then-archive', Buffer.concat([pdf, zip]), 'draft'),
    hostile('pdf-then-png', Buffer.concat([pdf, png]), 'draft', 'file_truncated'),
    hostile('pdf-then-pdf', Buffer.concat([pdf, pdf])),
    hostile('page-of-the-web-then-pdf', Buffer.concat([Buffer.from(`<script src="${address}/x.js"></script>\n`), pdf])),
    hostile('program-then-pdf', Buffer.concat([Buffer.from('7f454c46', 'hex'), Buffer.alloc(600), pdf])),
    hostile('gif-then-pdf', Buffer.concat([Buffer.from('GIF89a\x01\0\x01\0\0\0\0', 'latin1'), pdf])),
    hostile('png-head-then-pdf', Buffer.concat([png.subarray(0, 8), pdf]), 'file_damaged', 'file_truncated'),
  ];
}
