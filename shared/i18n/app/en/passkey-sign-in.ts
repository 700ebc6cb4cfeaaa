/** Signing in by a passkey. */
export const passkey_sign_in = {
  button: 'Sign in with a passkey',
  cancelled: 'No passkey was used. If this device has none for your account, have a code sent.',
} as const;
