import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

const NAMESPACES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" ' +
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"';
const TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** A Word document with this XML in its body. */
export async function wordDocument(
  body: string,
  { type = TYPE, start = '', part = 'word/document.xml' } = {},
): Promise<Buffer> {
  const zip = new ZipFile();
  const add = (name: string, xml: string) => zip.addBuffer(Buffer.from(xml), name);
  add('[Content_Types].xml', `<Types><Override PartName="/${part}" ContentType="${type}"/></Types>`);
  add(part, `${start}<w:document ${NAMESPACES}><w:body>${body}</w:body></w:document>`);
  zip.end();
  return await buffer(zip.outputStream);
}
