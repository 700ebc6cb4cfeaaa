import { queryOptions } from '@tanstack/react-query';
import { invitationAnswerSchema, peopleAnswerSchema } from '../../../shared/api/people.ts';
import { fillPath } from '../../../shared/paths.ts';
import { PEOPLE_PATHS } from '../../../shared/people-paths.ts';
import type { InvitedRole } from '../../../shared/roles.ts';
import { askApi } from '../../api/ask.ts';
import { requireRestaurantId } from '../../api/session.ts';
import { t } from '../../i18n/i18n.ts';

export const PEOPLE_KEY = ['people'] as const;

/** Also again: an earlier invitation to the address ends. */
export const sendInvitation = (body: { email: string; role: InvitedRole }) =>
  askApi(invitationAnswerSchema, 'POST', fillPath(PEOPLE_PATHS.invitations, { id: requireRestaurantId() }), body);

export const peopleQuery = () =>
  queryOptions({
    queryKey: PEOPLE_KEY,
    queryFn: ({ signal }) =>
      askApi(peopleAnswerSchema, 'GET', fillPath(PEOPLE_PATHS.people, { id: requireRestaurantId() }), undefined, {
        signal,
      }),
    meta: { failure: t('people.load_failed') },
  });
