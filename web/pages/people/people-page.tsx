import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { APP_PATHS } from '../../../shared/paths.ts';
import { BackLink } from '../../forms/back-link.tsx';
import { Page } from '../../frame/page.tsx';
import { ScreenLoading } from '../../frame/screen-loading.tsx';
import { InviteForm } from './invite-form.tsx';
import styles from './people.module.css';
import { InvitationLine, PersonLine } from './people-lines.tsx';
import { PEOPLE_KEY, peopleQuery } from './people-queries.ts';

/** Who works at the restaurant, who is invited, and inviting one more. */
export function PeoplePage() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { data, isError, refetch } = useQuery(peopleQuery());
  const peopleHeading = useRef<HTMLHeadingElement>(null);
  const reloadPeople = () => queryClient.invalidateQueries({ queryKey: PEOPLE_KEY });
  const handleRemoved = async () => {
    await reloadPeople();
    // The button that had the focus is gone.
    peopleHeading.current?.focus();
  };
  return (
    <Page
      title={t('people.title')}
      description={t('people.description')}
      back={<BackLink to={APP_PATHS.settings}>{t('settings.title')}</BackLink>}
    >
      {!data && !isError && <ScreenLoading />}
      {!data && isError && (
        <div role="alert">
          <p>{t('people.load_failed')}</p>
          <Button variant="default" onClick={() => void refetch()}>
            {t('frame.try_again')}
          </Button>
        </div>
      )}
      {data && (
        <div className={styles.people}>
          <section>
            <h2 ref={peopleHeading} tabIndex={-1}>
              {t('people.members')}
            </h2>
            <ul>
              {data.people.map((person) => (
                <PersonLine key={person.id} person={person} onRemoved={handleRemoved} />
              ))}
            </ul>
          </section>
          {data.invitations.length > 0 && (
            <section>
              <h2>{t('people.invitations')}</h2>
              <ul>
                {data.invitations.map((invitation) => (
                  <InvitationLine
                    key={invitation.id}
                    invitation={invitation}
                    onSent={reloadPeople}
                    onWithdrawn={handleRemoved}
                  />
                ))}
              </ul>
            </section>
          )}
          <InviteForm onInvited={reloadPeople} />
        </div>
      )}
    </Page>
  );
}
