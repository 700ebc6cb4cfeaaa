import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { API_PATHS, fillPath } from '../../../shared/paths.ts';
import { PLAIN_LOOK, type QrLook } from '../../../shared/qr-look.ts';
import { type QrWidth, qrPixels } from '../../../shared/qr-width.ts';
import { UnreadableAnswer } from '../../api/api-problem.ts';
import { askFile } from '../../api/ask-file.ts';
import { KEYS } from '../../api/keys.ts';
import { useRestaurant } from '../../api/queries.ts';
import { requireRestaurantId } from '../../api/session.ts';
import { currentLocale, t } from '../../i18n/i18n.ts';
import { saveFile } from '../../ui/save-file.ts';
import { qrFileName } from './qr-file-name.ts';
import { readCode } from './read-code.ts';
import { isPlain } from './use-code-look.ts';

type Format = 'png' | 'svg';

/** A PNG has the width that was chosen; an SVG has none. */
export const fileQuery = (format: Format, width: QrWidth, look: QrLook): QrLook & { size?: string } =>
  format === 'png' ? { ...look, size: String(qrPixels(width)) } : look;

const pathOf = (format: Format): string => fillPath(API_PATHS.restaurantQr, { id: requireRestaurantId(), format });

// The address never changes; the caption is in the interface's language.
/** @param logo The file of the restaurant's, whose place in a code a newer one takes over. */
const codeQuery = (look: QrLook, logo: string | undefined) =>
  queryOptions({
    queryKey: [...KEYS.qr, currentLocale(), look, look.middle === 'logo' ? logo : undefined],
    queryFn: async ({ signal }) => {
      const readCodeAnswer = readCode(await (await askFile(pathOf('svg'), { query: look, signal })).text());
      if (!readCodeAnswer) throw new UnreadableAnswer(pathOf('svg'), { status: 200, is_json: false });
      return readCodeAnswer;
    },
    staleTime: Number.POSITIVE_INFINITY,
    meta: { failure: isPlain(look) ? t('qr_page.load_failed') : 'silent' },
  });

/** The code as the specification asks for it, from which the screen has its address. */
export const useCode = () => useQuery(codeQuery(PLAIN_LOOK, undefined));

/** The code in a look; the one before stays until it is drawn. */
export function useCodeIn(look: QrLook) {
  const { logo } = useRestaurant();
  return useQuery({ ...codeQuery(look, logo?.file), placeholderData: (before) => before });
}

/** Saves the code as a file under the restaurant's name, a PNG `width` wide. Without a network it fails at once. */
export function useDownload(restaurantName: string, width: QrWidth, look: QrLook) {
  return useMutation({
    mutationFn: async (format: Format) => {
      const query = fileQuery(format, width, look);
      saveFile(await askFile(pathOf(format), { query }), qrFileName(restaurantName, format));
    },
    networkMode: 'always',
    meta: { failure: t('qr_page.download_failed'), premium: 'qr_download' },
  });
}
