import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { API_PATHS, fillPath } from '../../../shared/paths.ts';
import { type QrWidth, qrPixels } from '../../../shared/qr-width.ts';
import { UnreadableAnswer } from '../../api/api-problem.ts';
import { askFile } from '../../api/ask-file.ts';
import { KEYS } from '../../api/keys.ts';
import { requireRestaurantId } from '../../api/session.ts';
import { currentLocale, t } from '../../i18n/i18n.ts';
import { saveFile } from '../../ui/save-file.ts';
import { qrFileName } from './qr-file-name.ts';
import { readCode } from './read-code.ts';

type Format = 'png' | 'svg';

/** A PNG has the width that was chosen; an SVG has none. */
export const fileQuery = (format: Format, width: QrWidth): { size?: string } =>
  format === 'png' ? { size: String(qrPixels(width)) } : {};

const pathOf = (format: Format): string => fillPath(API_PATHS.restaurantQr, { id: requireRestaurantId(), format });

// The address never changes; the caption is in the interface's language.
const codeQuery = () =>
  queryOptions({
    queryKey: [...KEYS.qr, currentLocale()],
    queryFn: async ({ signal }) => {
      const readCodeAnswer = readCode(await (await askFile(pathOf('svg'), { signal })).text());
      if (!readCodeAnswer) throw new UnreadableAnswer(pathOf('svg'), { status: 200, is_json: false });
      return readCodeAnswer;
    },
    staleTime: Number.POSITIVE_INFINITY,
    meta: { failure: t('qr_page.load_failed') },
  });

/** The code as the screen shows it. */
export const useCode = () => useQuery(codeQuery());

/** Saves the code as a file under the restaurant's name, a PNG `width` wide. Without a network it fails at once. */
export function useDownload(restaurantName: string, width: QrWidth) {
  return useMutation({
    mutationFn: async (format: Format) => {
      const query = fileQuery(format, width);
      saveFile(await askFile(pathOf(format), { query }), qrFileName(restaurantName, format));
    },
    networkMode: 'always',
    meta: { failure: t('qr_page.download_failed'), premium: 'qr_download' },
  });
}
