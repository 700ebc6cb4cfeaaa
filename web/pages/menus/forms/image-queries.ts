import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ImageAnswer, imageAnswerSchema } from '../../../../shared/api/images.ts';
import { API_PATHS, fillPath } from '../../../../shared/paths.ts';
import { askApi } from '../../../api/ask.ts';
import { KEYS } from '../../../api/keys.ts';
import { isTemporary } from '../../../draft/change/change.ts';

/** Polling interval while a picture is being generated, in milliseconds. */
const PROGRESS_MS = 2_000;

const pathOf = (id: number) => fillPath(API_PATHS.itemImageGenerate, { id });

const imageQuery = (id: number) =>
  queryOptions({
    queryKey: KEYS.image(id),
    queryFn: async ({ client, signal }) => {
      const before = client.getQueryData<ImageAnswer>(KEYS.image(id));
      const answer = await askApi(imageAnswerSchema, 'GET', pathOf(id), undefined, { signal });
      // The menu has another picture than the one that is shown.
      if (before?.image.state === 'running' && answer.image.state === 'done') {
        void client.invalidateQueries({ queryKey: KEYS.restaurant });
        void client.invalidateQueries({ queryKey: KEYS.status });
      }
      return answer;
    },
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.image.state === 'running' ? PROGRESS_MS : false),
    meta: { failure: 'silent' },
  });

/** The state of a dish's generated picture; undefined for a dish that the server doesn't know yet. */
export const useImage = (id: number | undefined): ImageAnswer | undefined => {
  const isKnown = id !== undefined && !isTemporary(id);
  return useQuery({ ...imageQuery(id ?? 0), enabled: isKnown }).data;
};

export function useGenerateImage(id: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => askApi(imageAnswerSchema, 'POST', pathOf(id)),
    onSuccess: (answer) => queries.setQueryData(KEYS.image(id), answer),
    // The message is beside the button.
    meta: { failure: 'silent' },
  });
}
