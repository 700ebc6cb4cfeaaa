/** All that is written to a document, once it has ended; rejects if it fails. */
export function pdfBytes(document: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve, reject) => document.on('end', () => resolve(Buffer.concat(chunks))).on('error', reject));
}
