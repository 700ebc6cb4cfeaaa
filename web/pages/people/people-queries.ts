import { queryOptions } from '@tanstack/react-query';
import { peopleAnswerSchema } from '../../../shared/api/people.ts';
import { fillPath } from '../../../shared/paths.ts';
import { PEOPLE_PATHS } from '../../../shared/people-paths.ts';
import { askApi } from '../../api/ask.ts';
import { requireRestaurantId } from '../../api/session.ts';
import { t } from '../../i18n/i18n.ts';

export const PEOPLE_KEY = ['people'] as const;

export const pathOfInvitations = (): string => fillPath(PEOPLE_PATHS.invitations, { id: requireRestaurantId() });

export const peopleQuery = () =>
  queryOptions({
    queryKey: PEOPLE_KEY,
    queryFn: ({ signal }) =>
      askApi(peopleAnswerSchema, 'GET', fillPath(PEOPLE_PATHS.people, { id: requireRestaurantId() }), undefined, {
        signal,
      }),
    meta: { failure: t('people.load_failed') },
  });
