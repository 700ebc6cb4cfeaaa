import * as z from 'zod/mini';
import { LOGO_FILE_TYPES } from '../../../shared/file-types.ts';
import { LIMITS } from '../../../shared/limits.ts';
import { ONBOARDING_LOGO_KEY } from '../../session/onboarding-answers.ts';
import { storedValue } from '../../state/stored-value.ts';
import { checkFile, type FileProblem } from '../../upload/file-check.ts';

const keptSchema = z.object({ user_id: z.string(), name: z.string(), url: z.string().check(z.startsWith('data:')) });
export type KeptLogo = z.infer<typeof keptSchema>;

const tabsLogo = storedValue(ONBOARDING_LOGO_KEY, keptSchema);

// What is too large for the tab's storage stays in memory until the page is left.
let inMemory: KeptLogo | null = null;

/** Stores the logo with the onboarding's answers, as a data URL. Returns false if it would not survive a reload. */
export async function keepLogo(userId: string, file: File): Promise<boolean> {
  inMemory = { user_id: userId, name: file.name, url: await readDataUrl(file) };
  try {
    tabsLogo.keep(inMemory);
    return true;
  } catch {
    tabsLogo.forget();
    return false;
  }
}

/** The logo that the owner chose and that wasn't uploaded yet. */
export function findLogo(userId: string): KeptLogo | undefined {
  const storedLogo = inMemory ?? tabsLogo.read();
  return storedLogo?.user_id === userId ? storedLogo : undefined;
}

export function forgetLogo(): void {
  inMemory = null;
  tabsLogo.forget();
}

/** The multipart body of POST /api/restaurants/{id}/logo. */
export function toLogoForm({ name, url }: Pick<KeptLogo, 'name' | 'url'>): FormData {
  const logoForm = new FormData();
  logoForm.append('logo', dataUrlToBlob(url), name);
  return logoForm;
}

/** Why a file can't be a logo (specification §5: PNG or JPG, here at most 5 MB); null if it can. */
export async function logoProblem(file: Blob): Promise<FileProblem | null> {
  const fileCheck = await checkFile(file, { max_bytes: LIMITS.MAX_LOGO_BYTES, accept: LOGO_FILE_TYPES });
  if (!('problem' in fileCheck)) return null;
  return fileCheck.problem === 'table' ? 'type' : fileCheck.problem;
}

const readDataUrl = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const fileReader = new FileReader();
    fileReader.onload = () => resolve(String(fileReader.result));
    fileReader.onerror = () => reject(fileReader.error ?? new Error('The file could not be read.'));
    fileReader.readAsDataURL(file);
  });

/** Decoded here: the content security policy forbids fetching data URLs. */
function dataUrlToBlob(url: string): Blob {
  const [head = '', data = ''] = url.split(',', 2);
  const fileBytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  return new Blob([fileBytes], { type: /^data:([^;]+)/.exec(head)?.[1] ?? '' });
}
