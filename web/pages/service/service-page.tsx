import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import type { DishesAnswer, ServiceDish } from '../../../shared/api/service.ts';
import { foldText } from '../../../shared/fold-text.ts';
import { APP_PATHS } from '../../../shared/paths.ts';
import { isProblem } from '../../api/api-problem.ts';
import { problemWords } from '../../api/problem-words.ts';
import { currentSession } from '../../api/session.ts';
import { AccountMenu } from '../../frame/account-menu.tsx';
import { Page } from '../../frame/page.tsx';
import { ScreenLoading } from '../../frame/screen-loading.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { signedInStaff } from './ask-as-staff.ts';
import { nextMarkTime } from './server-time.ts';
import styles from './service.module.css';
import { useDishes, useIsWaiting, useKeptMarks, useMark, usePendingMarks } from './use-dishes.ts';

/** On the staff's phones, during service: marks dishes as sold out with one tap. */
export function ServicePage() {
  const { t } = useTranslation();
  const { hash } = useLocation();
  const dishesAnswer = useDishes(hash);
  const { data, error } = dishesAnswer;
  const hasEnded = isProblem(error, 'service_link_ended') || isProblem(error, 'unauthenticated');
  return (
    <main id="content" className={styles.service} tabIndex={-1}>
      {signedInStaff() && (
        <header className={styles.account}>
          <AccountMenu hasScreen />
        </header>
      )}
      <Page
        title={t('service.title')}
        description={t('service.description')}
        heading={data && !hasEnded ? data.restaurant.name : t('service.title')}
      >
        {hasEnded ? <Ended /> : <ServiceContent dishes={dishesAnswer} hash={hash} />}
      </Page>
    </main>
  );
}

/** The link, or the session of somebody who had signed in. */
function Ended() {
  const { t } = useTranslation();
  const sessionKind = currentSession()?.kind;
  if (sessionKind !== 'ended' && sessionKind !== 'left')
    return (
      <EmptyState title={t('service.ended_title')}>
        <p>{t('service.ended')}</p>
      </EmptyState>
    );
  return (
    <EmptyState
      title={t('people.staff_signed_out')}
      action={
        <Button component={Link} to={APP_PATHS.signIn}>
          {t('people.sign_in')}
        </Button>
      }
    />
  );
}

function ServiceContent({ dishes, hash }: { dishes: ReturnType<typeof useDishes>; hash: string }) {
  const { t } = useTranslation();
  const { data, error, refetch, fetchStatus } = dishes;
  if (data) return <DishList answer={data} hash={hash} isAway={error !== null || fetchStatus === 'paused'} />;
  if (!error && fetchStatus !== 'paused') return <ScreenLoading />;
  return (
    <EmptyState
      title={t('service.load_failed')}
      action={<Button onClick={() => void refetch()}>{t('frame.try_again')}</Button>}
    >
      {error && <p>{problemWords(error)}</p>}
    </EmptyState>
  );
}

function DishList({ answer, hash, isAway }: { answer: DishesAnswer; hash: string; isAway: boolean }) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const pendingMarks = usePendingMarks();
  const isWaiting = useIsWaiting();
  const markMutation = useMark(hash);
  useKeptMarks(answer.restaurant.id, markMutation);
  const isSoldOut = (dish: ServiceDish): boolean => {
    const soldOutUntil = pendingMarks.get(dish.id);
    return soldOutUntil === undefined ? dish.sold_out : soldOutUntil !== null;
  };
  const allDishes = answer.menus.flatMap(({ sections }) => sections.flatMap((section) => section.dishes));
  if (allDishes.length === 0) return <EmptyState title={t('service.no_dishes')} />;
  const searchedText = foldText(search.trim());
  const shownMenus = answer.menus
    .flatMap((menu) => menu.sections.map((section) => ({ menu, section })))
    .map(({ menu, section }) => ({
      key: section.id,
      title: answer.menus.length > 1 ? `${menu.title} · ${section.title}` : section.title,
      dishes: section.dishes.filter(({ title }) => foldText(title).includes(searchedText)),
    }))
    .filter((section) => section.dishes.length > 0);
  const count = allDishes.filter(isSoldOut).length;
  const toggleDish = (dish: ServiceDish) =>
    markMutation.mutate({
      restaurant_id: answer.restaurant.id,
      id: dish.id,
      until: isSoldOut(dish) ? null : 'tomorrow',
      marked_at: nextMarkTime(),
    });
  return (
    <>
      <p className={styles.lead}>{t('service.lead')}</p>
      <div className={styles.bar}>
        <TextInput
          type="search"
          aria-label={t('service.search')}
          placeholder={t('service.search')}
          autoComplete="off"
          enterKeyHint="search"
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <p role="status">
          {isAway || isWaiting ? (
            <>
              <Icon name="warning" /> {t('service.waiting')}
            </>
          ) : (
            t('service.count', { count })
          )}
        </p>
      </div>
      {shownMenus.length === 0 && <p className={styles.none}>{t('service.none_found')}</p>}
      {shownMenus.map((section) => (
        <section key={section.key} className={styles.section}>
          <h2>{section.title}</h2>
          <ul>
            {section.dishes.map((dish) => (
              <li key={dish.id}>
                <DishButton
                  title={dish.title}
                  isSoldOut={isSoldOut(dish)}
                  // A tap here is until tomorrow; the owner may have set another end.
                  hasEnd={pendingMarks.has(dish.id) || dish.back_at !== null}
                  onTap={() => toggleDish(dish)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

type DishButtonProps = { title: string; isSoldOut: boolean; hasEnd: boolean; onTap(): void };

function DishButton({ title, isSoldOut, hasEnd, onTap }: DishButtonProps) {
  const { t } = useTranslation();
  return (
    <button type="button" className={styles.dish} data-part="dish" aria-pressed={isSoldOut} onClick={onTap}>
      <span className={styles.dishMark}>{isSoldOut && <Icon name="sold-out" size={20} />}</span>
      <span className={styles.dishName}>{title}</span>
      {isSoldOut && (
        <span className={styles.dishState}>{hasEnd ? t('service.until_tomorrow') : t('service.sold_out')}</span>
      )}
    </button>
  );
}
