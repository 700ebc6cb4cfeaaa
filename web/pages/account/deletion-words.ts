import type { User } from '../../../shared/api/accounts.ts';
import { currentLocale, t } from '../../i18n/i18n.ts';

/** The restaurants that are lost with the account: by name for somebody with several restaurants, or who works at another's. */
export function deletionWords({ restaurants }: Pick<User, 'restaurants'>): string[] {
  if (!restaurants) return [t('account.delete_text')];
  const list = new Intl.ListFormat(currentLocale());
  const namesOf = (isOwned: boolean) =>
    list.format(restaurants.filter(({ role }) => (role === 'owner') === isOwned).map(({ name }) => name));
  const [ownedNames, othersNames] = [namesOf(true), namesOf(false)];
  return [
    ...(ownedNames === '' ? [] : [t('account.delete_text_several', { names: ownedNames })]),
    ...(othersNames === '' ? [] : [t('account.delete_text_stay', { names: othersNames })]),
  ];
}
