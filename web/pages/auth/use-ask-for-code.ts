import { useMutation } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { codeSentSchema } from '../../../shared/api/accounts.ts';
import { API_PATHS, APP_PATHS } from '../../../shared/paths.ts';
import { askApi } from '../../api/ask.ts';
import { currentLocale } from '../../i18n/i18n.ts';
import { keepPendingSignIn, type PendingSignIn } from '../../session/pending-sign-in.ts';

type CodeRequest = Pick<PendingSignIn, 'email' | 'kind'>;

/** Has a code mailed, and remembers the address. */
export async function askForCode({ email, kind }: CodeRequest): Promise<void> {
  if (kind === 'register') await askApi(codeSentSchema, 'POST', API_PATHS.register, { email, locale: currentLocale() });
  else await askApi(codeSentSchema, 'POST', API_PATHS.login, { email });
  keepPendingSignIn({ email, kind, sent_at: Date.now() });
}

/** Has a code mailed and goes to the screen where it is entered. `failure`: `silent` if the screen shows it itself. */
export function useAskForCode(failure?: 'silent') {
  const navigateTo = useNavigate();
  const { search } = useLocation();
  return useMutation({
    mutationFn: askForCode,
    // Waiting for a network would leave the button in its loading state.
    networkMode: 'always',
    onSuccess: () => navigateTo(APP_PATHS.confirm + search),
    ...(failure ? { meta: { failure } } : {}),
  });
}
